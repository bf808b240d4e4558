import type { Policy } from '../policy.ts'

export const securityPolicy: Policy = {
  title: 'Security',
  heading: 'How we keep accounts safe',
  description:
    'How Skills Center protects accounts and answers, what you can do yourself, and how to report a security problem.',
  keywords: ['security', 'passwords', 'report a vulnerability'],
  since: '2026-11-22',
  lede: 'We protect children’s accounts without anyone having to ask.',
  sections: [
    {
      heading: 'Passwords',
      text: [
        'We store passwords only in a scrambled form that can’t be read back (Argon2id). A password needs at least six characters and can’t be one that people guess first. There are no rules about capitals and symbols. A few words in a row are easier to remember and harder to guess.',
        'Anyone who tries too many wrong passwords has to wait, but this doesn’t lock out a whole classroom on the same network. A link to a new password works once, for one hour. When you change your password, we sign you out on every other device.',
      ],
    },
    {
      heading: 'Who can see what',
      text: [
        'For every request, the server checks who is allowed to make it. We test every request as every kind of user. If you aren’t part of a class, you can’t even tell that it exists. The right answer stays on the server until you have answered.',
      ],
    },
    {
      heading: 'Pages',
      text: [
        'Our pages run only our own scripts, load nothing from other companies, and can’t be shown inside another site. Another site can’t make your browser change anything here. Once your connection is secure, your browser will use only secure connections.',
      ],
    },
    {
      heading: 'What we log',
      text: [
        'We log sign-ins, exports, deletions, consents, new passwords, and plan changes, without people’s names. Rows can be added to this log but not changed. The people who run the site read it when something is wrong. Passwords, answers, and email addresses are never logged.',
      ],
    },
    {
      heading: 'What you can do',
      text: [],
      list: [
        'Use a password you don’t use anywhere else.',
        'Check “Where you’re signed in” in the settings from time to time, and sign out of anything you don’t recognize.',
        'Sign out on devices that other people use.',
        'Teachers: when a student asks for a new password, make one right away. The old one stops working immediately.',
      ],
    },
    {
      heading: 'Found a security problem?',
      text: [
        'Thank you for telling us first. Write to the address in /.well-known/security.txt, or use the support page. Tell us what you did and what happened. A few lines are enough.',
        'Use only your own accounts, don’t look at anyone else’s data, and don’t try to bring the site down. Then we will never take action against you. We answer within 5 business days and tell you what we’re doing about it. Once it’s fixed, we thank you by name if you like.',
      ],
    },
  ],
}
