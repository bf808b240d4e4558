import type { Policy } from '../policy.ts'

export const termsPolicy: Policy = {
  title: 'Terms',
  heading: 'What holds between us',
  description:
    'The terms of Skills Center in plain words: your account, your work, plans, and what we promise.',
  keywords: ['terms', 'conditions', 'rules'],
  since: '2026-11-22',
  lede: 'A page that a twelve-year-old can read. The operator of this site offers it to you on these terms.',
  sections: [
    {
      heading: 'Your account',
      text: [
        'An account is for one person. Keep your password to yourself, and tell us or your teacher if you think that somebody else knows it.',
        'If you are under 13, a parent or your school has to agree; the privacy page says how. If you make accounts for students, you do so for a school that may decide about them.',
      ],
    },
    {
      heading: 'What we ask of you',
      text: [],
      list: [
        'Answer for yourself. Practice that somebody else did teaches you nothing and misleads your teacher.',
        'Do not try to get at other people’s accounts or data, and do not overload the site on purpose.',
        'If you write questions for your class, write them yourself or use what you may use, and nothing about real students.',
      ],
    },
    {
      heading: 'Your work is yours',
      text: [
        'What you answer and write stays yours. You let us keep it and work with it for practice, reports and classes, and for nothing else. You can take it along and delete it whenever you like.',
      ],
    },
    {
      heading: 'Plans',
      text: [
        'The free plan has every skill, lesson and hint, with a number of practice problems a day. Premium takes the number away. A plan is bought by a grown-up, says its price before, and can be ended at any time; what you have learned stays with you either way.',
      ],
    },
    {
      heading: 'What we promise, and what we cannot',
      text: [
        'We check questions by machine and mend mistakes that you report. We keep what the server has accepted. Mastery is an estimate, and says how sure it is: it is no grade, and no decision about a person should rest on it alone.',
        'The site may be down now and then, and mistakes happen. It is offered as it is, as far as the law where you live allows.',
      ],
    },
    {
      heading: 'Ending',
      text: [
        'You can delete your account at any time. We may close an account that harms others or the site; where we can, we say why first and let you take your data along.',
      ],
    },
    {
      heading: 'The software',
      text: [
        'Skills Center is free software under the GNU Affero General Public License, version 3 or later: anyone may run, read, change and share it on the terms of that license.',
      ],
    },
  ],
}
