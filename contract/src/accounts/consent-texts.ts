/** Who says yes for a child: a parent or guardian, or the school through a teacher of a class. */
export type ConsentKind = 'parent' | 'school'

/** What is said yes to. The ledger names the version, so a text stays here for as long as anyone has agreed to it. */
export const consentTexts = {
  '2026-11-22': {
    parent: [
      'I am this child’s parent or legal guardian.',
      'I agree that Skills Center keeps what was typed at sign-up, every answer with its time, and what follows from them (mastery, points, achievements), in order to choose what my child practices next and to show how far they are.',
      'The teachers of a class that my child joins see this. Nobody else does. Nothing is sold, used for advertising, or given to other companies.',
      'I can see all of it, take it along and delete the account at any time, by the link in the mail.',
    ],
    school: [
      'My school lets me agree, in place of parents, to tools that are used for school only, and has told parents as it must.',
      'The school agrees that Skills Center keeps these students’ names, answers with their times, and what follows from them, for their practice in this class and for nothing else.',
      'A student who leaves the class leaves this agreement: a parent then has 14 days to agree before the account is deleted.',
    ],
  },
} as const satisfies Record<string, Record<ConsentKind, readonly string[]>>

export type ConsentVersion = keyof typeof consentTexts

/** The text that is agreed to today. */
export const consentVersion: ConsentVersion = '2026-11-22'
