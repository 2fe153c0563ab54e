/** What a run says in its job's log, while it happens. */
export interface Reporter {
  say(text: string): void
}
