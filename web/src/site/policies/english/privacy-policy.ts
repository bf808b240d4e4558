import type { Policy } from '../policy.ts'

export const privacyPolicy: Policy = {
  title: 'Privacy',
  heading: 'What we keep about you, and why',
  description:
    'What Skills Center keeps about students, parents and teachers, why, who sees it, how long, and how to see, correct, take along or delete it.',
  keywords: ['privacy', 'children', 'consent', 'data'],
  since: '2026-11-22',
  lede: 'Short version: what you type at sign-up and how you answer, so that practice fits you. No advertising, no tracking, nothing sold, nothing sent to other companies.',
  sections: [
    {
      heading: 'What we keep, and what for',
      text: [],
      list: [
        'Username and a scrambled form of the password, to let you in and nobody else.',
        'First and last name, so that your teacher knows who you are; grade, to begin with fitting questions; school, if you name it.',
        'An email address, for a new password and for notices about the account. An account that a teacher makes has none.',
        'Every answer with its time, the hints you took, and what follows from them: mastery, points, streak, achievements. Practice is chosen from these.',
        'The classes you are in, and what teachers set for you there.',
        'Whether you are under 13, or 18 or older, never when you were born; and who agreed to a child’s account, to which text, and when.',
        'Where you are signed in (browser and system in two words), so that you can end it.',
        'What you write to support.',
      ],
    },
    {
      heading: 'Who sees it',
      text: [
        'You. The teachers of a class that you joined see your name, username, grade and work. The people who run this site can see what they need to keep it running and to help you.',
        'Other students see nothing about you: nothing that you write, no name on a list, no place in a ranking. In a live activity they see how many answered which way, without names.',
        'A parent to whom you send a link to your report sees that report until the link ends. Nobody else sees anything, and nothing on these pages is loaded from other companies.',
      ],
    },
    {
      heading: 'If you are under 13',
      text: [
        'Right after sign-up we ask once in which month you were born, and keep only whether you are under 13, or 18 or older. If you would rather not say, we treat you as if you were.',
        'You can practice at once. A parent or guardian has 14 days to agree: you give us their email, and we mail them what is kept and a link to say yes or no. Or a teacher whose class you join agrees for the school. If nobody agrees, the account and all that is in it are deleted; we write before.',
        'Until somebody has agreed, nothing of your account is shown to anyone but a teacher of a class you joined.',
      ],
    },
    {
      heading: 'For parents and guardians',
      text: [
        'The link in our mail stays yours for as long as the account is there. With it you see everything that is kept about your child, take it along as files, and delete the account.',
        'If the school made the account or agreed to it, ask the school: its teachers can hand you the data and delete the account. In every other case write to us from the support page, under “My data”. We answer within 30 days, and first make sure that you are who you say.',
        'We never ask a child for more than practice needs, and taking part never depends on giving more.',
      ],
    },
    {
      heading: 'For schools',
      text: [
        'Accounts that teachers make for a class rest on the school’s consent and are for school use only. The school decides about them: its teachers correct, export and delete them.',
        'A teacher who agrees for the school stands in the ledger of consents with the text agreed to and the time, and can take it back.',
      ],
    },
    {
      heading: 'See, correct, take along, delete',
      text: [
        'In the settings, “Your data” shows everything that is kept about you and saves it as files. Names and addresses are corrected right there. “Delete my account” deletes it at once: afterwards no record and no log names you. Figures about many students, such as how hard a question is, stay without you in them.',
        'Backups of the whole database may hold deleted accounts until they are overwritten; whoever runs this site deletes those accounts again if a backup is ever restored.',
      ],
    },
    {
      heading: 'Cookies',
      text: [
        'One that keeps you signed in, and one with the language once you choose it. Your choices of looks and answers that have not been sent yet stay in your browser. There is nothing else.',
      ],
    },
    {
      heading: 'When this page changes',
      text: [
        'The day on top changes with it. If more were ever to be kept about children, parents and schools would be asked again first.',
      ],
    },
  ],
  hasPeriods: true,
}
