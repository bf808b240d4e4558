import type { Policy } from '../policy.ts'
import { periods } from './periods.ts'

export const privacyPolicy: Policy = {
  title: 'Privacy',
  heading: 'What we keep about you, and why',
  description:
    'What Skills Center keeps about students, parents and teachers, why, who sees it, how long, and how to see, correct, take along or delete it.',
  keywords: ['privacy', 'children', 'consent', 'data'],
  since: '2026-11-22',
  lede: 'Short version: what you type at sign-up and how you answer, so that practice fits you. Of a child, no name and no email before a parent or the school agrees. No advertising, no tracking, nothing sold, nothing sent to other companies.',
  sections: [
    {
      heading: 'What we keep, and what for',
      text: [],
      list: [
        'Username and a scrambled form of the password, to let you in and nobody else.',
        'Your grade, to begin with questions that fit. First and last name, so that your teacher knows who you are, and your school, if you name it. Of a child under 13, name and school only after a parent or the school has agreed.',
        'An email address, for a new password and for notices about the account. An account that a teacher makes has none, and neither has a child’s before someone has agreed.',
        'A parent’s email address, if a child gives it, to ask for consent and to write about the account.',
        'Every answer with its time, the hints you took, and what follows from them: mastery, points, streak, achievements. Practice is chosen from these.',
        'The classes you are in, and what teachers set for you there.',
        'Whether you are under 13, or 18 or older, never when you were born; and who agreed to a child’s account, to which text, and when.',
        'Where you are signed in (browser and system in two words), so that you can end it.',
        'What you write to support. A child picks a ready-made sentence until someone has agreed.',
      ],
    },
    {
      heading: 'Who sees it',
      text: [
        'You. The teachers of a class that you joined see your name, username, grade and work. Of a child, they see the username and no name until someone has agreed. The people who run this site can see what they need to keep it running and to help you.',
        'Other students see nothing about you: nothing that you write, no name on a list, no place in a ranking. In a live activity they see how many answered which way, without names.',
        'A parent to whom you send a link to your report sees that report until the link ends. Nobody else sees anything, and nothing on these pages is loaded from other companies.',
      ],
    },
    {
      heading: 'If you are under 13',
      text: [
        'Before anything else we ask in which month you were born. We keep only whether you are under 13, or 18 or older. If you would rather not say, we treat you as if you were under 13. The answer cannot be changed later.',
        'Then we ask for a username, a password, your grade, and a parent’s email or a class code. We ask for no name, no email of yours and no school, and keep none.',
        'You can practice right away. A parent or guardian says yes or no by a link that we mail to them, with what is kept. Or a teacher whose class you join agrees for the school.',
        'Without a yes the account lasts 14 days in all, counted from sign-up. If a yes is taken back, only the days that are left go on. Then the account and all that is in it are deleted. Four days before, we write to your parent, if we have their email.',
        'Until someone has agreed, you send nobody words of your own, make no link to your report and buy nothing. Only a teacher of a class you joined sees your work, under your username.',
        'After a yes you can add your name, email and school in the settings. In a class whose school agreed, your teacher can add your name. If nobody’s yes is left, name, email and school are erased at once.',
      ],
    },
    {
      heading: 'For parents and guardians',
      text: [
        'The link in our mail stays yours for as long as the account is there. With it you see everything that is kept about your child, download it as files, and take your consent back. That deletes the account, unless the school has agreed too.',
        'The link works only where no student is signed in, and only at an address that no student uses here. This way a child cannot agree in your place.',
        'If the school made the account or agreed to it, ask the school: its teachers can hand you the data and delete the account. In every other case write to us from the support page, under “My data”. We answer within 30 days, and first make sure that you are who you say.',
        'We never ask a child for more than practice needs, and taking part never depends on giving more.',
      ],
    },
    {
      heading: 'For schools',
      text: [
        'Accounts that teachers make for a class rest on the school’s consent and are for school use only. The school decides about them: its teachers correct, export and delete them.',
        'Only a teacher whom a school has confirmed can agree for the school. The ledger of consents names the teacher, the text and the time. The teacher can take it back, and it ends for a student who leaves the class.',
      ],
    },
    {
      heading: 'See, correct, take along, delete',
      text: [
        'In the settings, “Your data” shows everything that is kept about you and saves it as files. Names and addresses are corrected right there, by a child after someone has agreed. “Delete my account” deletes it at once: afterwards no record and no log names you. Figures about many students, such as how hard a question is, stay without you in them.',
        'Backups of the whole database may hold deleted accounts until they are overwritten; the operator deletes those accounts again if a backup is ever restored.',
      ],
    },
    {
      heading: 'Cookies',
      text: [
        'One that keeps you signed in, one with the language once you choose it, and one that notes that you have signed in from this browser before, so that other people’s wrong guesses do not keep you out. Your choices of looks and answers that have not been sent yet stay in your browser. There is nothing else.',
      ],
    },
    {
      heading: 'When this page changes',
      text: [
        'The day on top changes with it. If more were ever to be kept about children, parents and schools would be asked again first.',
      ],
    },
  ],
  periods,
}
