import type { Answer } from '../answer.ts'

export const teacherAnswers: readonly Answer[] = [
  {
    topic: 'teacher',
    question: 'How do I get a class with my students?',
    answer: [
      'Create it under Classrooms. Students who have an account join with the code that the class gets. For all others you make accounts there, from a CSV list or one by one, and print a card for each with username and password. They need no email address.',
      'A child under 13 who signed up alone shows up with a username and no name. Agree for the school in the settings of the class; then open the student on the roster and add the name.',
    ],
    words: 'classroom roster create add students code invite name username consent',
    link: { href: '/classrooms', label: 'Open classrooms', isSignedIn: true },
  },
  {
    topic: 'teacher',
    question: 'Which standards do the questions cover?',
    answer: [
      'Math skills name their Common Core standards and science skills their NGSS performance expectations. The question builder and each skill’s own page list them.',
    ],
    words: 'common core ccss ngss curriculum alignment',
    link: { href: '/questions/create', label: 'Open the list of skills', isSignedIn: true },
  },
  {
    topic: 'teacher',
    question: 'Where do the questions come from?',
    answer: [
      'They are made by programs that people wrote for each skill. Most have new numbers and stories each time, so students next to each other meet different ones. Keys and wrong answers are checked by machine many thousands of times before a skill is offered.',
    ],
    words: 'generated author content quality cheating copy',
  },
  {
    topic: 'teacher',
    question: 'Can I write questions of my own?',
    answer: [
      'Yes, in the question builder, with every way to answer that our own questions have, with figures and pictures, and with numbers that change from student to student. Beside it you see the question as a student does, and can answer it.',
      'A checker looks at many variants, and at all of them where there are few. What it marks in red has to be mended before you publish: an option that repeats another, a wrong answer that is right with some numbers, a figure without a description. What you publish is a version that never changes again, so students’ answers always belong to the question that they saw.',
    ],
    words:
      'create write author own question builder editor publish draft version parameters variants image picture',
    link: { href: '/questions/create', label: 'Open the question builder', isSignedIn: true },
  },
  {
    topic: 'teacher',
    question: 'Can I share my questions, or bring some from elsewhere?',
    answer: [
      'Share a published question with teachers whose account names the same school, or with all teachers. They read it and copy it; yours stays as it is. Drafts are seen by nobody else, and students meet only what was published.',
      'Export makes a CSV table, which says everything and can be taken in again, or a QTI 3 package for other learning programs, with a list of what QTI has no words for. Import shows what a file holds, row by row, before it makes any draft.',
    ],
    words: 'share colleague school folder import export csv qti spreadsheet package',
    link: { href: '/questions/create', label: 'Open the question builder', isSignedIn: true },
  },
  {
    topic: 'teacher',
    question: 'How far can I trust a mastery figure?',
    answer: [
      'It is a chance with its own doubt beside it: “still getting to know you”, “fairly sure” or “sure”. One answer moves it by a bounded amount, and help and quick guesses count less. The guide has the rules, and an example to play through with a class.',
    ],
    words: 'accuracy reliable grade score assess validity',
    link: { href: '/app/flow#mastery', label: 'How it is worked out', isSignedIn: true },
  },
  {
    topic: 'teacher',
    question: 'What happens to a student who is stuck?',
    answer: [
      'When more questions would change nothing, practice proposes another way on: a skill that this one builds on, the lesson, the same idea asked differently, or a break until tomorrow.',
    ],
    words: 'struggling intervention fail wheel spinning',
  },
  {
    topic: 'teacher',
    question: 'Can I print something for my class?',
    answer: [
      'Yes: each skill’s page prints as one lesson with its worked example, and the guide prints too. A link to a lesson shows everyone the same example.',
    ],
    words: 'paper worksheet handout projector',
    link: { href: '/grades', label: 'Open the map of grades', isSignedIn: true },
  },
  {
    topic: 'teacher',
    question: 'Can I practice as a teacher?',
    answer: [
      'Practice belongs to student accounts. The guide has a question to try, and the sample quiz on the start page is open to everyone who is signed out.',
    ],
    words: 'try demo test student view preview',
    link: { href: '/app/flow', label: 'Open the guide', isSignedIn: true },
  },
  {
    topic: 'teacher',
    question: 'I cannot sign in with my teacher account.',
    answer: [
      'Check that Teacher is chosen above the sign-in button: an account is either a student’s or a teacher’s.',
    ],
    words: 'login log in role password',
  },
]
