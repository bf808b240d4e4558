import type { Answer } from '../answer.ts'

export const teacherAnswers: readonly Answer[] = [
  {
    topic: 'teacher',
    question: 'How do I set up a class with my students?',
    answer: [
      'Create a class under Classrooms. Students who already have an account join with the class code. For everyone else, create accounts there: import a CSV roster or add students one at a time. Then print a card for each student with the username and password. They don’t need an email address.',
      'A child under 13 who signed up alone appears with a username and no name. Give consent for the school in the class settings. Then open the student on the roster and add the name.',
    ],
    words: 'classroom roster create add students code invite name username consent',
    link: { href: '/classrooms', label: 'Go to Classrooms', isSignedIn: true },
  },
  {
    topic: 'teacher',
    question: 'Which standards do the questions cover?',
    answer: [
      'Math skills list their Common Core standards, and science skills list their NGSS performance expectations. You’ll find them in the question builder and on each skill’s page.',
    ],
    words: 'common core ccss ngss curriculum alignment',
    link: { href: '/questions/create', label: 'See the list of skills', isSignedIn: true },
  },
  {
    topic: 'teacher',
    question: 'Where do the questions come from?',
    answer: [
      'People wrote a program for each skill that makes the questions. Most questions have new numbers and stories each time, so students sitting next to each other get different ones. Before we offer a skill, the answer keys and wrong answers are checked automatically many thousands of times.',
    ],
    words: 'generated author content quality cheating copy',
  },
  {
    topic: 'teacher',
    question: 'Can I write my own questions?',
    answer: [
      'Yes, in the question builder. You can use every answer type our own questions have, add figures and pictures, and use numbers that change from student to student. A preview shows the question as students see it, and you can answer it.',
      'A checker tries many versions of the numbers, or all of them if there are only a few. Fix what it marks in red before you publish: an option that repeats another, a wrong answer that is correct with some numbers, or a figure without a description. A published version never changes, so students’ answers always match the question they saw.',
    ],
    words:
      'create write author own question builder editor publish draft version parameters variants image picture',
    link: { href: '/questions/create', label: 'Open the question builder', isSignedIn: true },
  },
  {
    topic: 'teacher',
    question: 'Can I share my questions, or import some?',
    answer: [
      'You can share a published question with verified teachers at your school or with all teachers. They can see it and copy it, and yours stays the same. No one else sees your drafts, and students only get published questions.',
      'Export creates a CSV file, which has everything and can be imported again, or a QTI 3 package for other learning programs, with a list of what QTI can’t include. Import takes CSV and QTI 1.2, 2, and 3, including quizzes exported from Canvas, and shows you every question of a file before it creates drafts. A question we can’t read exactly is refused, with the reason.',
    ],
    words: 'share colleague school folder import export csv qti spreadsheet package',
    link: { href: '/questions/create', label: 'Open the question builder', isSignedIn: true },
  },
  {
    topic: 'teacher',
    question: 'How reliable is a mastery number?',
    answer: [
      'Each number comes with how sure we are of it: “not sure yet”, “fairly sure” or “sure”. One answer can only change it by a limited amount, and help and quick guesses count less. The guide has the rules, and an example you can try with your class.',
    ],
    words: 'accuracy reliable grade score assess validity',
    link: { href: '/app/flow#mastery', label: 'How it’s worked out', isSignedIn: true },
  },
  {
    topic: 'teacher',
    question: 'What happens to a student who is stuck?',
    answer: [
      'When more questions are unlikely to help, the plan suggests something else: a skill that this one builds on, the lesson, the same idea asked in a different way, or a break until tomorrow.',
    ],
    words: 'struggling intervention fail wheel spinning',
  },
  {
    topic: 'teacher',
    question: 'Can I print something for my class?',
    answer: [
      'Yes. Each skill’s page prints as a lesson with its worked example, and you can print the guide too. A link to a lesson shows everyone the same example.',
    ],
    words: 'paper worksheet handout projector',
    link: { href: '/grades', label: 'Open the map of grades', isSignedIn: true },
  },
  {
    topic: 'teacher',
    question: 'Can I practice as a teacher?',
    answer: [
      'Only student accounts can practice. The guide has a question you can try, and the sample quiz on the home page is open to anyone who is signed out.',
    ],
    words: 'try demo test student view preview',
    link: { href: '/app/flow', label: 'Open the guide', isSignedIn: true },
  },
  {
    topic: 'teacher',
    question: 'I can’t sign in with my teacher account.',
    answer: [
      'Make sure Teacher is selected above the sign-in button. An account is either a student account or a teacher account.',
    ],
    words: 'login log in role password',
  },
]
