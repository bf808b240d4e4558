/**
 * The states of a question: `sent` waits for the verdict; `retry` is wrong with another try left; `wrong` and `right`
 * are closed; `refused` did not count. `empty` is live: it can be answered.
 */
export const states = ['empty', 'filled', 'sent', 'retry', 'wrong', 'right', 'refused'] as const
export type State = (typeof states)[number]
