/** What the coach's card says beside the lesson itself, in English. */
export const en = {
  chapterOf: 'Chapter {chapter} of {chapters}',
  stepOf: 'Step {step} of {steps}',
  next: 'Next',
  back: 'Back',
  hint: 'A hint',
  leave: 'Leave',
  leaveTitle: 'Leave the lesson; it goes on from here next time',
  chapters: 'Chapters',
  skip: 'Skip this chapter',
  restart: 'Begin again',
  takeBack: 'Take it back',
  done: 'done',
  failed: 'The table could not be set up.',
  loading: 'Setting out the pieces.',
} as const;

export type CoachWords = Readonly<Record<keyof typeof en, string>>;
