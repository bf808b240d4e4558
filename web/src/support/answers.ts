export type Topic = 'student' | 'teacher' | 'access' | 'privacy'

export interface Answer {
  readonly question: string
  /** Paragraphs. */
  readonly answer: readonly string[]
  readonly topic: Topic
}

export const topicNames: Readonly<Record<Topic, string>> = {
  student: 'For students',
  teacher: 'For teachers',
  access: 'Accessibility',
  privacy: 'Privacy',
}

/** What people ask most. Every sentence is true of the software as it stands; change both together. */
export const answers: readonly Answer[] = [
  {
    topic: 'student',
    question: 'How do I start practicing?',
    answer: [
      'Sign in, and press the large button at the top of your dashboard. It opens the skill that makes most sense next. You can also choose any other skill below it.',
    ],
  },
  {
    topic: 'student',
    question: 'My answer was right but written differently. Does it count?',
    answer: [
      'Yes. 0.5, .5 and 1/2 are the same number, and so they are the same answer. Only where a question asks for one form, such as simplest form, does the form matter. Then you are told what to change and try again at no cost.',
    ],
  },
  {
    topic: 'student',
    question: 'It says that my answer cannot be read. What now?',
    answer: [
      'Nothing is lost: an answer that cannot be read counts for nothing. Check for stray letters or signs, and type it again. You can write fractions as 3/4 and mixed numbers as 1 1/2.',
    ],
  },
  {
    topic: 'student',
    question: 'What does the mastery percentage mean?',
    answer: [
      'It is the chance, out of 100, that you would get a fresh question of that skill right today. The guide explains how it moves.',
    ],
  },
  {
    topic: 'student',
    question: 'Why did my mastery go down?',
    answer: [
      'A wrong answer lowers it a little, and knowledge that is not used for a while fades, so it also falls slowly with time. A single slip never costs much, and right answers bring it back.',
    ],
  },
  {
    topic: 'student',
    question: 'What is the daily limit?',
    answer: [
      'On the free plan there is a number of practice problems for each day; your dashboard shows how many are left. The count starts again at midnight in your time zone. A question that is on your screen can always be finished.',
    ],
  },
  {
    topic: 'student',
    question: 'How do I get premium?',
    answer: [
      'Premium has no daily limit. On this server it is granted by whoever runs it, such as your school. Ask a teacher or a parent.',
    ],
  },
  {
    topic: 'student',
    question: 'How do I change my grade?',
    answer: [
      'Choose another one in the grade selector above the skills on your dashboard. Your progress in every skill stays.',
    ],
  },
  {
    topic: 'student',
    question: 'How do I join a class?',
    answer: [
      'Your teacher gives you a code of seven letters. Type it under Classrooms: you see which class it is and what your teacher will see before you join. If your teacher made your account, you are in the class already.',
    ],
  },
  {
    topic: 'student',
    question: 'How does my streak work?',
    answer: [
      'It counts the days in a row on which you practiced, in your time zone. It lasts until a whole day has gone by without practice.',
    ],
  },
  {
    topic: 'student',
    question: 'I forgot my password. What can I do?',
    answer: [
      'If your teacher made your account, your teacher can make you a new password. Otherwise ask whoever gave you the address of this site. Nobody can look your password up, since it is never kept in a readable form.',
    ],
  },
  {
    topic: 'teacher',
    question: 'How do I get a class with my students?',
    answer: [
      'Create it under Classrooms. Students who have an account join with the code that the class gets. For all others you make accounts there, from a CSV list or one by one, and print a card for each with username and password. They need no email address.',
    ],
  },
  {
    topic: 'teacher',
    question: 'Which standards do the questions cover?',
    answer: [
      'Math skills name their Common Core standards and science skills their NGSS performance expectations. The question catalog and each skill’s own page list them.',
    ],
  },
  {
    topic: 'teacher',
    question: 'Where do the questions come from?',
    answer: [
      'They are made by programs that people wrote for each skill. Most have new numbers and stories each time, so students next to each other meet different ones. Keys and wrong answers are checked by machine many thousands of times before a skill is offered.',
    ],
  },
  {
    topic: 'teacher',
    question: 'Can I practice as a teacher?',
    answer: [
      'Practice belongs to student accounts. The sample quiz on the start page is open to everyone who is signed out.',
    ],
  },
  {
    topic: 'teacher',
    question: 'I cannot sign in with my teacher account.',
    answer: [
      'Check that Teacher is chosen above the sign-in button: an account is either a student’s or a teacher’s.',
    ],
  },
  {
    topic: 'access',
    question: 'Can I use everything by keyboard?',
    answer: [
      'Yes. Tab moves between controls, arrow keys move between options, Enter checks an answer. The first Tab on each page offers a way past the menu, and F8 moves to a notification.',
    ],
  },
  {
    topic: 'access',
    question: 'Does it work with a screen reader?',
    answer: [
      'Math is written so that screen readers speak it as math, every figure has a description with all that is needed to answer, and verdicts are announced when they appear.',
    ],
  },
  {
    topic: 'access',
    question: 'Can I make text larger, or use a dark screen?',
    answer: [
      'Pages follow your system: larger text and zoom up to 200% and beyond, light or dark, and less motion where you have asked for it.',
    ],
  },
  {
    topic: 'access',
    question: 'Is there a time limit on questions?',
    answer: ['No. Nothing counts down, and taking your time never lowers your mastery.'],
  },
  {
    topic: 'privacy',
    question: 'What do you know about me?',
    answer: [
      'What was typed at sign-up, each answer with its time, and what follows from them: mastery, points, streak and achievements. Your password is kept only as a hash, from which it cannot be read back.',
    ],
  },
  {
    topic: 'privacy',
    question: 'Who sees it?',
    answer: [
      'You, and the people who run this server. The teachers of a class that you are in see your name, username and grade, what you practice and how far you are. Classmates see nothing about you.',
    ],
  },
  {
    topic: 'privacy',
    question: 'Are there advertisements or trackers?',
    answer: ['No. Pages load nothing from other companies. The one cookie keeps you signed in.'],
  },
  {
    topic: 'privacy',
    question: 'How do I have my account corrected or removed?',
    answer: ['Ask whoever runs this server, such as your school. A parent can ask for a child.'],
  },
]
