import type { Answer } from '../answer.ts'

export const privacyAnswers: readonly Answer[] = [
  {
    topic: 'privacy',
    question: 'What do you know about me?',
    answer: [
      'What was typed at sign-up, each answer with its time, and what follows from them: mastery, points, streak and achievements. What you write to support is kept as well. If you are under 13, we keep no name, email or school of yours before a parent or your school says OK. Your password is kept only as a hash, from which it cannot be read back.',
    ],
    words: 'data stored collect information personal',
  },
  {
    topic: 'privacy',
    question: 'Who sees it?',
    answer: [
      'You, and the people who run this site. The teachers of a class that you are in see your name, username and grade, what you practice and how far you are. If you are under 13, they see no name before a parent or your school says OK. Classmates see nothing about you.',
    ],
    words: 'share others teacher friends public visible',
  },
  {
    topic: 'privacy',
    question: 'Are there advertisements or trackers?',
    answer: [
      'No. Pages load nothing from other companies. One cookie keeps you signed in, one remembers the language you chose, and one notes that you have signed in from this browser before.',
    ],
    words: 'ads cookies tracking google analytics third party',
  },
  {
    topic: 'privacy',
    question: 'How do I see, correct or delete my data?',
    answer: [
      'Choose your name at the top of the page: the settings show all that is kept about you, give it to you as files, correct your name, and delete the account. If you are under 13, you can add a name after a parent or your school says OK. For anything else write to us below, under “My data”. You get a number and a day by which you have an answer, 30 days later at most.',
    ],
    words: 'erase remove account export download copy change name consent withdraw gdpr',
    ask: { topic: 'privacy', label: 'Ask about personal data' },
  },
]
