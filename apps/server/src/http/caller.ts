/** A browser, and who sits at it; or a program. */
export interface Caller {
  readonly guest: string;
  /** Of a program its token: what is done with sessions is not for programs. */
  readonly session: string;
}
