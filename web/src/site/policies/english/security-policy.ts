import type { Policy } from '../policy.ts'

export const securityPolicy: Policy = {
  title: 'Security',
  heading: 'How we keep accounts safe',
  description:
    'How Skills Center protects accounts and answers, what you can do yourself, and how to report a weakness.',
  keywords: ['security', 'passwords', 'report a vulnerability'],
  since: '2026-11-22',
  lede: 'Children’s accounts deserve care that nobody has to ask for.',
  sections: [
    {
      heading: 'Passwords',
      text: [
        'A password is kept only in a scrambled form from which it cannot be read back (Argon2id). It needs six characters and must not be one of those that guessers try first. There are no rules about capitals and signs: a few words in a row are easier to keep in mind and harder to guess.',
        'Anyone who tries wrong passwords has to wait, without locking out a whole classroom behind the same address. The link to a new password works once and for an hour; changing a password signs out every other device.',
      ],
    },
    {
      heading: 'Who may see what',
      text: [
        'Every call to the server names who may make it, and a test makes every call as every kind of person. To whom has no part in a class it is as if the class were not there. A right answer is on the server only until you have answered.',
      ],
    },
    {
      heading: 'Pages',
      text: [
        'Pages run no script but our own, load nothing from other companies, and cannot be put into a frame of another site. Another site cannot make your browser change anything here. With a secure connection the browser is told to use nothing else.',
      ],
    },
    {
      heading: 'What is written down',
      text: [
        'Sign-ins, exports, deletions, consents, new passwords and changes of plans go into a log to which rows can only be added, without names of people, and which those who run the site read when something is wrong. Passwords, answers and addresses are in no log.',
      ],
    },
    {
      heading: 'What you can do',
      text: [],
      list: [
        'Use a password that you use nowhere else.',
        'Look at “Where you are signed in” in the settings now and then, and sign out what you do not know.',
        'Sign out on devices that others use.',
        'Teachers: ask for a new password for a student right when you are asked; the old one ends at once.',
      ],
    },
    {
      heading: 'Found a weakness?',
      text: [
        'Thank you for telling us before anyone else. Write to the address in /.well-known/security.txt, or by the support page. Say what you did and what happened; a few lines are enough.',
        'Use accounts of your own, look at nobody else’s data, and do not try to bring the site down: then we will never take steps against you. We answer within 5 working days, tell you what we do about it, and name you if you like once it is mended.',
      ],
    },
  ],
}
