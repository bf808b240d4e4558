import type { Policy } from '../policy.ts'
import { periods } from './periods.ts'

export const privacyPolicy: Policy = {
  title: 'Privacy',
  heading: 'What we save about you, and why',
  description:
    'What Skills Center saves about students, parents, and teachers, why, who sees it, for how long, and how to see, correct, download, or delete it.',
  keywords: ['privacy', 'children', 'consent', 'data'],
  since: '2026-11-22',
  lede: 'The short version: we save what you type when you sign up and how you answer, so that practice fits you. We don’t save a child’s name or email until a parent or the school agrees. We show no ads, don’t track you, and don’t sell or send anything to other companies.',
  sections: [
    {
      heading: 'What we save, and why',
      text: [],
      list: [
        'Your username and a scrambled form of your password, so that only you can sign in.',
        'Your grade, so we can start with questions that fit. Your first and last name, so your teacher knows who you are, and your school, if you enter it. For a child under 13, we save the name and school only after a parent or the school agrees.',
        'Your email address, for a new password and for notices about the account. Accounts that teachers make have no email. A child’s account has no email until someone agrees.',
        'A parent’s email address, if a child enters it. We use it to ask for consent and to write about the account.',
        'Every answer with its time and hints, and what we work out from them: mastery, points, streak, and achievements. We use these to choose your practice.',
        'Your classes, and the work your teachers assign.',
        'Whether you are under 13, or 18 or older, but never when you were born. For a child’s account, we also save who agreed, to which text, and when.',
        'Where you are signed in (the name of the browser and system), so that you can sign out there.',
        'What you write to support. Until someone agrees, a child can only pick a ready-made sentence.',
      ],
    },
    {
      heading: 'Who sees it',
      text: [
        'You do. The teachers of your classes see your name, username, grade, and work. For a child, they see only the username until someone agrees. The people who run this site can see what they need to keep it running and to help you.',
        'Other students see nothing about you: nothing you write, no name on a list, and no ranking. In a live activity, they see how many students chose each answer, without names.',
        'If you send a parent a link to your report, they see that report until the link closes. No one else sees anything, and these pages load nothing from other companies.',
      ],
    },
    {
      heading: 'If you are under 13',
      text: [
        'First, we ask the month you were born. We save only whether you are under 13, or 18 or older. If you’d rather not say, we treat you as if you were under 13. You can’t change the answer later.',
        'Then we ask for a username, a password, your grade, and a parent’s email or a class code. We don’t ask for your name, your email, or your school, and we don’t save them.',
        'You can practice right away. We email your parent or guardian what we save, and a link to say yes or no. Or join a class, and your teacher can agree for the school.',
        'Without a yes, the account lasts 14 days in all, counted from sign-up. If someone withdraws their yes, only the days that are left remain. Then we delete the account and everything in it. Four days before that, we email your parent, if we have their address.',
        'Until someone agrees, you can’t send anyone your own words, make a link to your report, or buy anything. Only a teacher of a class you joined sees your work, under your username.',
        'After a yes, you can add your name, email, and school in the settings. If your school agreed, your teacher can add your name in the class. If no one’s yes is left, we erase your name, email, and school right away.',
      ],
    },
    {
      heading: 'For parents and guardians',
      text: [
        'The link in our email is yours for as long as the account exists. With it, you can see everything we save about your child, download it, and withdraw your consent. Withdrawing it deletes the account, unless the school has agreed too.',
        'The link works only where no student is signed in, and only for an email address that no student uses here. This way, a child can’t agree in your place.',
        'If the school made the account or agreed to it, please ask the school. Its teachers can give you the data and delete the account. In every other case, write to us from the support page, under “My data”. We answer within 30 days. First, we make sure that you are who you say you are.',
        'We never ask a child for more than practice needs. A child never has to give more to take part.',
      ],
    },
    {
      heading: 'For schools',
      text: [
        'When teachers make accounts for a class, the school consents for the students. These accounts are for school use only, and the school decides about them. Its teachers can correct, export, and delete them.',
        'Only a teacher confirmed by a school can agree for the school. Our record of consents names the teacher, the text, and the time. The teacher can withdraw consent, and it ends for a student who leaves the class.',
      ],
    },
    {
      heading: 'See, correct, download, delete',
      text: [
        'In the settings, “Your data” shows everything we save about you, and you can download it. You can correct your name and email there. A child can do this after someone agrees. “Delete my account” deletes it right away. After that, no record and no log names you. Numbers about many students, such as how hard a question is, stay, but they don’t identify you.',
        'Backups of the whole database may contain deleted accounts until they are overwritten. If the people who run this site ever restore a backup, they delete those accounts again.',
      ],
    },
    {
      heading: 'Cookies',
      text: [
        'We use three cookies. One keeps you signed in. One remembers your language, if you choose it. One remembers that you signed in from this browser before, so other people’s wrong guesses don’t lock you out. Your display settings and answers we haven’t received yet stay in your browser. That’s all.',
      ],
    },
    {
      heading: 'When this page changes',
      text: [
        'When what we do changes, we change this page and the date at the top. Before we ever save more about children, we would ask parents and schools again.',
      ],
    },
  ],
  periods,
}
