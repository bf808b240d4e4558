import type { Policy } from '../policy.ts'

export const termsPolicy: Policy = {
  title: 'Terms',
  heading: 'Our terms',
  description:
    'The terms of Skills Center in plain words: your account, your work, plans, and what we promise.',
  keywords: ['terms', 'conditions', 'rules'],
  since: '2026-11-22',
  lede: 'A twelve-year-old can read this page. The people who run this site offer it to you on these terms.',
  sections: [
    {
      heading: 'Your account',
      text: [
        'An account is for one person. Keep your password private. If you think someone else knows it, tell us or your teacher.',
        'If you are under 13, a parent or your school has to agree. The privacy page explains how. If you make accounts for students, you do it for a school that is allowed to decide about them.',
      ],
    },
    {
      heading: 'What we ask of you',
      text: [],
      list: [
        'Do your own work. If someone else practices for you, you learn nothing, and your teacher gets the wrong picture.',
        'Don’t try to get into other people’s accounts or data, and don’t overload the site on purpose.',
        'If you write questions for your class, write them yourself or use only what you have permission to use. Don’t include anything about real students.',
      ],
    },
    {
      heading: 'Your work is yours',
      text: [
        'What you answer and write stays yours. You let us store it and use it for practice, reports, and classes, and for nothing else. You can download it and delete it whenever you like.',
      ],
    },
    {
      heading: 'Plans',
      text: [
        'The free plan has every skill, lesson, and hint, with a daily limit on practice problems. Premium removes the limit. Only a grown-up can buy a plan. They see the price first and can cancel at any time. Your work stays either way.',
      ],
    },
    {
      heading: 'What we promise, and what we can’t',
      text: [
        'Our software checks every question, and we fix mistakes you report. We store every answer the server accepts. Mastery is an estimate, and it says how sure it is. It isn’t a grade, and no one should make a decision about a person from it alone.',
        'The site may be down sometimes, and mistakes happen. We offer it as it is, as far as the law where you live allows.',
      ],
    },
    {
      heading: 'Closing an account',
      text: [
        'You can delete your account at any time. We may close an account that harms others or the site. When we can, we tell you why first and let you download your data.',
      ],
    },
    {
      heading: 'The software',
      text: [
        'Skills Center is free software under the GNU Affero General Public License, version 3 or later. Anyone may run, read, change, and share it under the terms of that license.',
      ],
    },
  ],
}
