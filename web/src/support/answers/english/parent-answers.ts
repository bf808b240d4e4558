import type { Answer } from '../answer.ts'

export const parentAnswers: readonly Answer[] = [
  {
    topic: 'parent',
    question: 'What is this, and what will my child do here?',
    answer: [
      'Short practice in math and science for grades 5 to 8. A plan proposes what helps most next; each question tells at once whether and why, offers hints and worked steps, and names the mistake where it knows it.',
      'There is no advertising, no chat with strangers and no countdown.',
    ],
    words: 'about safe children kids',
    link: { href: '/math-practice', label: 'Read about math practice' },
  },
  {
    topic: 'parent',
    question: 'How can I see how my child is doing?',
    answer: [
      'Sit down together and open the progress report in your child’s account: mastery of every skill with how sure it is, and the minutes of the last seven days.',
    ],
    words: 'report progress results grades follow watch',
  },
  {
    topic: 'parent',
    question: 'How much practice is good?',
    answer: [
      'A little on many days does more than a lot on one: what was right again after a day or more is kept longer. The plan on the practice page says about how many minutes its parts take.',
    ],
    words: 'time minutes daily often long screen',
  },
  {
    topic: 'parent',
    question: 'Does it cost anything?',
    answer: [
      'The free plan has every skill, hint and lesson, with a number of practice problems a day. Premium takes the number away, and nothing else. Prices are on a page for grown-ups only: your child makes a link to it, on the page about premium, and sends it to you.',
    ],
    words: 'price pay premium subscription money free cost',
  },
  {
    topic: 'parent',
    question: 'How do I cancel premium, or change my card?',
    answer: [
      'By the link that was mailed to you when you paid: it opens the plan, where you can change the card, see the invoices, and cancel in two clicks. Premium stays to the end of what is paid, and until then you can take it back.',
      'If the mail is lost, ask your child for a link from their page “Your plan”. It opens a page that mails you a new one.',
    ],
    words: 'cancel subscription refund stop card receipt invoice manage link',
  },
  {
    topic: 'parent',
    question: 'Can I see, correct or delete what is kept about my child?',
    answer: [
      'Yes. If we mailed you a link to agree to the account, open it: it shows everything, lets you download it, and deletes the account.',
      'If you have no link, write to us below, under “My data”, and say that you ask as a parent. We answer within 30 days, and first make sure that you are who you say.',
    ],
    words: 'privacy data erase remove account coppa ferpa gdpr consent',
    ask: { topic: 'privacy', label: 'Ask about personal data' },
  },
  {
    topic: 'parent',
    question: 'My child has no email address. Is that a problem?',
    answer: [
      'No. A child under 13 signs up with a username, and with your email address or the code of a class. To get a reply from us, write to us yourself.',
    ],
    words: 'email address account mail',
  },
  {
    topic: 'parent',
    question: 'My child is under 13. What do you need from me?',
    answer: [
      'Your yes. Your child gives us your email address, and we mail you what is kept and a link to agree or not. Open the link on your own device, or sign your child out first. A teacher can agree for the school instead.',
      'Until then we keep no name, email or school of your child. Your child can practice, but cannot write to us in their own words. Without a yes the account is deleted 14 days after sign-up.',
    ],
    words: 'age consent permission agree thirteen coppa link mail',
  },
]
