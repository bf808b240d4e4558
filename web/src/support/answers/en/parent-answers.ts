import type { Answer } from '../answer.ts'

export const parentAnswers: readonly Answer[] = [
  {
    topic: 'parent',
    question: 'What is this, and what will my child do here?',
    answer: [
      'Your child does short math and science practice for grades 5 to 8. A plan suggests what helps most next. After each question, your child sees right away if the answer is correct and why. There are hints and worked steps, and we name the mistake when we recognize it.',
      'There are no ads, no chats with strangers and no countdowns.',
    ],
    words: 'about safe children kids',
    link: { href: '/math-practice', label: 'Read about math practice' },
  },
  {
    topic: 'parent',
    question: 'How can I see how my child is doing?',
    answer: [
      'Open the progress report together in your child’s account. It shows the mastery of every skill, how sure we are of it, and the minutes practiced in the last seven days.',
    ],
    words: 'report progress results grades follow watch',
  },
  {
    topic: 'parent',
    question: 'How much practice is best?',
    answer: [
      'A little practice on many days works better than a lot on one day. Getting something right again a day or more later makes it last longer. The plan on the practice page shows about how many minutes each part takes.',
    ],
    words: 'time minutes daily often long screen',
  },
  {
    topic: 'parent',
    question: 'Does it cost anything?',
    answer: [
      'The free plan has every skill, hint and lesson, with a daily limit on practice problems. Premium removes the limit. Everything else is the same. Only grown-ups see the prices: your child creates a link on the page about premium and sends it to you.',
    ],
    words: 'price pay premium subscription money free cost',
  },
  {
    topic: 'parent',
    question: 'How do I cancel premium, or change my card?',
    answer: [
      'Use the link we emailed you when you paid. It opens the plan, where you can change the card, see invoices, and cancel in two clicks. Premium lasts until the end of the time you paid for, and you can undo the cancellation until then.',
      'If you can’t find the email, ask your child for a link from the page “Your plan”. It opens a page that emails you a new one.',
    ],
    words: 'cancel subscription refund stop card receipt invoice manage link',
  },
  {
    topic: 'parent',
    question: 'Can I see, correct or delete what you store about my child?',
    answer: [
      'Yes. If we emailed you a link to give consent for the account, open it. You can see everything, download it, and delete the account.',
      'If you have no link, contact us below under “My data”, and choose “I’m asking as a parent”. We answer within 30 days. First, we make sure that you are who you say you are.',
    ],
    words: 'privacy data erase remove account coppa ferpa gdpr consent',
    ask: { topic: 'privacy', label: 'Ask about personal data' },
  },
  {
    topic: 'parent',
    question: 'My child has no email address. Is that a problem?',
    answer: [
      'No. A child under 13 signs up with a username and either your email address or a class code. To get a reply from us, contact us yourself.',
    ],
    words: 'email address account mail',
  },
  {
    topic: 'parent',
    question: 'My child is under 13. What do you need from me?',
    answer: [
      'Your consent. Your child gives us your email address, and we email you what we store and a link to say yes or no. Open the link on your own device, or sign your child out first. A teacher can also give consent for the school.',
      'Until then, we don’t store your child’s name, email or school. Your child can practice, but can’t write to us in their own words. If no one gives consent, we delete the account 14 days after sign-up.',
    ],
    words: 'age consent permission agree thirteen coppa link mail',
  },
]
