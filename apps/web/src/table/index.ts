export { TableModel } from './model.ts';
export { TablePage } from './TablePage.tsx';
export type { TablePageProps } from './ui.ts';
