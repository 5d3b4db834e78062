/** "What would you do?": fetched when somebody asks. */
export { AdviceCard } from './AdviceCard.tsx';
export { AdviceOver } from './AdviceOver.tsx';
