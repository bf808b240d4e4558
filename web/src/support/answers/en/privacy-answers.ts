import type { Answer } from '../answer.ts'

export const privacyAnswers: readonly Answer[] = [
  {
    topic: 'privacy',
    question: 'What do you know about me?',
    answer: [
      'What you entered at sign-up, each answer with its time, and what we work out from your answers: mastery, points, streak and achievements. We also store what you write to support. If you are under 13, we don’t store your name, email or school until a parent or your school says OK. We store your password only as a hash, so no one can read it.',
    ],
    words: 'data stored collect information personal',
  },
  {
    topic: 'privacy',
    question: 'Who sees it?',
    answer: [
      'You, and the people who run this site. Teachers of a class you’re in can see your name, username and grade, what you practice, and your progress. If you are under 13, they don’t see a name until a parent or your school says OK. Classmates can’t see anything about you.',
    ],
    words: 'share others teacher friends public visible',
  },
  {
    topic: 'privacy',
    question: 'Are there advertisements or trackers?',
    answer: [
      'No. Pages load nothing from other companies. We use three cookies: one keeps you signed in, one remembers your language, and one remembers that you have signed in with this browser before.',
    ],
    words: 'ads cookies tracking google analytics third party',
  },
  {
    topic: 'privacy',
    question: 'How do I see, correct or delete my data?',
    answer: [
      'Choose your name at the top of the page to open the settings. There you can see all your data, download it, correct your name, and delete the account. If you are under 13, you can add a name after a parent or your school says OK. For anything else, contact us below under “My data”. You’ll get a request number, and an answer within 30 days.',
    ],
    words: 'erase remove account export download copy change name consent withdraw gdpr',
    ask: { topic: 'privacy', label: 'Ask about personal data' },
  },
]
