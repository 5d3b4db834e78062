import type { Answer, AnyAction } from '@hundred-days/kernel';
import { doAgain, inOneGo, takeBack, tellRefusal } from './asking.ts';
import type { Desk } from './desk.ts';
import { afterStride, beforeStride } from './together.ts';

/** Taking back and doing again. */

/** Back to the position after `at` actions; for null, one decision back. */
export async function undoTo<A extends AnyAction>(desk: Desk<A>, at: number | null): Promise<void> {
  if (!desk.shown.asking.value) await takeBack(desk, at ?? desk.shown.unasked.value?.before() ?? beforeStride(desk));
}

export async function redo<A extends AnyAction>(desk: Desk<A>): Promise<void> {
  if (desk.shown.asking.value) return;
  const to = afterStride(desk);
  if (to === 0) await doAgain(desk);
  else
    await inOneGo(
      desk,
      () => doAgainTo(desk, to),
      (answer) => tellRefusal(desk, answer),
    );
}

/** What several pieces did together is done again together. */
async function doAgainTo<A extends AnyAction>({ own }: Desk<A>, to: number): Promise<Answer> {
  for (;;) {
    const answer = await own.redo();
    if (answer.result !== 'done' || own.known.length >= to || !own.known.canRedo) return answer;
  }
}
