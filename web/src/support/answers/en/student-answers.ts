import type { Answer } from '../answer.ts'

export const studentAnswers: readonly Answer[] = [
  {
    topic: 'student',
    question: 'How do I start practicing?',
    answer: [
      'Sign in and choose the large button at the top of your dashboard. It opens what helps you most next. You can also choose any other skill below it.',
      'If you’re new, “Find where to start” asks a few different questions. Then your practice starts at the right place for you.',
    ],
    words: 'begin first placement test level',
    link: { href: '/practice/overview', label: 'Open your plan', isSignedIn: true },
  },
  {
    topic: 'student',
    question: 'My answer was right but written differently. Does it count?',
    answer: [
      'Yes. 0.5, .5 and 1/2 are the same number, so they are the same answer. The form only matters when a question asks for one, such as simplest form. Then we tell you what to change, and you try again. It costs you nothing.',
    ],
    words: 'equivalent fraction decimal simplify marked wrong incorrect',
  },
  {
    topic: 'student',
    question: 'It says my answer can’t be read. What now?',
    answer: [
      'Don’t worry. An answer we can’t read doesn’t count. Check for extra letters or symbols, and type it again. You can write fractions as 3/4 and mixed numbers as 1 1/2.',
    ],
    words: 'unreadable type typing format input keyboard',
  },
  {
    topic: 'student',
    question: 'I think a question is wrong. How do I tell you?',
    answer: [
      'While the question is on your screen, use its Report button. It tells us exactly which question it is, so we can check it.',
      'If the question is gone, contact us below and copy as much of it as you remember.',
    ],
    words: 'mistake error bug report incorrect key answer',
    ask: { topic: 'question', label: 'Tell us about a question' },
  },
  {
    topic: 'student',
    question: 'How do hints and the second try work?',
    answer: [
      'Hints start with a small push and show you a step later. After a wrong answer, you have one more try. Then you can see the worked steps.',
      'With a hint or on a second try, the answer counts less toward your mastery. A correct answer earns 10 points on the first try and 5 on the second. Hints don’t cost points.',
    ],
    words: 'help again retry points solution steps',
  },
  {
    topic: 'student',
    question: 'What if I haven’t learned something yet?',
    answer: [
      'Choose “I haven’t learned this yet” under the question. It isn’t a mistake. We save the skill for later and offer you its lesson and the skills that come before it.',
    ],
    words: 'skip too hard difficult new unknown',
  },
  {
    topic: 'student',
    question: 'What does the mastery percentage mean?',
    answer: [
      'It’s the chance, out of 100, that you would answer a new question on that skill correctly today. The guide explains how it moves, with an example you can try.',
    ],
    words: 'score number figure bar level',
    link: { href: '/app/flow#mastery', label: 'How it is worked out', isSignedIn: true },
  },
  {
    topic: 'student',
    question: 'Why did my mastery go down?',
    answer: [
      'A wrong answer lowers it a little. We also forget things we don’t use, so it slowly goes down over time. One careless mistake never costs much, and correct answers bring it back.',
    ],
    words: 'drop decrease lost fell percent forgetting',
  },
  {
    topic: 'student',
    question: 'What is the daily limit?',
    answer: [
      'The free plan has a number of practice problems for each day. Your dashboard shows how many you have left. The count starts again at midnight in your time zone. You can always finish the question on your screen.',
      'A second try is free, and so is an answer we can’t read. Reviews that are due don’t count. Work from a teacher your school has confirmed doesn’t count either.',
    ],
    words: 'problems left more questions free run out midnight',
    link: { href: '/subscription', label: 'See today’s problems', isSignedIn: true },
  },
  {
    topic: 'student',
    question: 'How do I get premium?',
    answer: [
      'Premium has no daily limit. Everything else is the same. A grown-up has to decide. The page about premium creates a link you can send them.',
    ],
    words: 'subscription pay upgrade unlimited plan cost price buy',
    link: { href: '/subscribe', label: 'About premium', isSignedIn: true },
  },
  {
    topic: 'student',
    question: 'How do I change my grade?',
    answer: [
      'Choose another grade above the skills on your dashboard. You keep your progress in every skill.',
    ],
    words: 'switch year level class older younger',
  },
  {
    topic: 'student',
    question: 'How do I join a class?',
    answer: [
      'Your teacher gives you a code with seven letters. Type it under Classrooms. Before you join, you’ll see which class it is and what your teacher can see. If your teacher created your account, you’re already in the class. You can do everything else without a class.',
    ],
    words: 'classroom teacher code enroll add',
    link: { href: '/classrooms', label: 'Go to Classrooms', isSignedIn: true },
  },
  {
    topic: 'student',
    question: 'How do streaks, points and achievements work?',
    answer: [
      'Your streak counts the days in a row that you practiced, in your time zone. One day off a week is fine: the streak goes on. You earn points with correct answers and with achievements, which show what you’ve learned.',
    ],
    words: 'badge days award reward earn',
    link: { href: '/achievements', label: 'See all achievements', isSignedIn: true },
  },
  {
    topic: 'student',
    question: 'What happens if I lose my internet connection?',
    answer: [
      'If an answer doesn’t get through, we save it on your device and send it again. It counts once. You’ll see a note until it’s sent.',
    ],
    words: 'offline connection wifi lost network sent',
  },
  {
    topic: 'student',
    question: 'Can I practice without the internet?',
    answer: [
      'Yes. While you’re online, choose “Download practice” on your practice overview, or “Download for offline” next to a question. You’ll have the questions on your device for a week, with hints and solutions. You’ll see right away if each answer is correct.',
      'We send your answers when you’re back online. They count for the day you gave them. You can’t download work from your teacher. When you sign out, the questions are removed from the device.',
    ],
    words: 'offline pack download bus travel home wifi take along',
    link: { href: '/practice/overview/offline', label: 'See what is on this device', isSignedIn: true },
  },
  {
    topic: 'student',
    question: 'Can I install Skills Center like an app?',
    answer: [
      'Yes, in most browsers. In Chrome, Edge and on Android, open the settings here and choose “Install”. On an iPhone or iPad, open the site in Safari, tap Share, then “Add to Home Screen”.',
    ],
    words: 'app install home screen icon ios android phone tablet',
    link: { href: '/settings', label: 'Open settings', isSignedIn: true },
  },
  {
    topic: 'student',
    question: 'I forgot my password or can’t sign in. What can I do?',
    answer: [
      'Check that you chose the right role above the button, Student or Teacher, and that Caps Lock is off. After many wrong tries, you have to wait a few minutes.',
      'If your teacher created your account, ask your teacher to reset your password. If not, choose “Forgot your password?” below the sign-in form. We’ll email a link to the address on the account. No one can look up your password, because we never store it in a readable form.',
    ],
    words: 'login log in reset locked account username',
    ask: { topic: 'help', label: 'Ask for help' },
  },
]
