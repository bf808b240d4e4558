import type { AnswerReply } from '@skills-center/contract/practice'

/** The verdict in a few words; `wasMissed`: an earlier try at this question was incorrect. */
export function verdictTitle(reply: AnswerReply, wasMissed: boolean): string {
  switch (reply.verdict) {
    case 'correct':
      return wasMissed ? 'Correct. You found it.' : 'Correct!'
    case 'incorrect':
      return reply.triesLeft > 0 ? 'Not quite. You have one more try.' : 'Not this time.'
    case 'form':
      return 'Right value, but not in the form asked for.'
    case 'unreadable':
      return 'I could not read that answer.'
  }
}
