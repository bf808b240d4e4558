import type { Answer } from '../answer.ts'

export const studentAnswers: readonly Answer[] = [
  {
    topic: 'student',
    question: 'How do I start practicing?',
    answer: [
      'Sign in, and press the large button at the top of your dashboard. It opens what makes most sense next. You can also choose any other skill below it.',
      'If you are new, “Find where to start” asks a few questions from here and there, so that practice begins where it helps you.',
    ],
    words: 'begin first placement test level',
    link: { href: '/practice/overview', label: 'Open your plan', isSignedIn: true },
  },
  {
    topic: 'student',
    question: 'My answer was right but written differently. Does it count?',
    answer: [
      'Yes. 0.5, .5 and 1/2 are the same number, and so they are the same answer. Only where a question asks for one form, such as simplest form, does the form matter. Then you are told what to change and try again at no cost.',
    ],
    words: 'equivalent fraction decimal simplify marked wrong incorrect',
  },
  {
    topic: 'student',
    question: 'It says that my answer cannot be read. What now?',
    answer: [
      'Nothing is lost: an answer that cannot be read counts for nothing. Check for stray letters or signs, and type it again. You can write fractions as 3/4 and mixed numbers as 1 1/2.',
    ],
    words: 'unreadable type typing format input keyboard',
  },
  {
    topic: 'student',
    question: 'I think a question is wrong. How do I say so?',
    answer: [
      'While the question is on your screen, use its Report button: it tells us exactly which question it was, so we can make it again and look.',
      'If the question is gone already, write to us below and copy as many of its words as you remember.',
    ],
    words: 'mistake error bug report incorrect key answer',
    ask: { topic: 'question', label: 'Tell us about a question' },
  },
  {
    topic: 'student',
    question: 'How do hints and the second try work?',
    answer: [
      'Hints nudge first and show a step later. After a wrong answer you have one more try, and then the worked steps are there.',
      'Both make the answer count less for your mastery. A right answer earns 10 points at the first try and 5 at the second; hints cost no points.',
    ],
    words: 'help again retry points solution steps',
  },
  {
    topic: 'student',
    question: 'What if I have not learned something yet?',
    answer: [
      'Press “I haven’t learned this yet” under the question. It is no mistake. The skill is put off, and you are offered its lesson and what comes before it.',
    ],
    words: 'skip too hard difficult new unknown',
  },
  {
    topic: 'student',
    question: 'What does the mastery percentage mean?',
    answer: [
      'It is the chance, out of 100, that you would get a fresh question of that skill right today. The guide explains how it moves, with an example to play with.',
    ],
    words: 'score number figure bar level',
    link: { href: '/app/flow#mastery', label: 'How it is worked out', isSignedIn: true },
  },
  {
    topic: 'student',
    question: 'Why did my mastery go down?',
    answer: [
      'A wrong answer lowers it a little, and knowledge that is not used for a while fades, so it also falls slowly with time. A single slip never costs much, and right answers bring it back.',
    ],
    words: 'drop decrease lost fell percent forgetting',
  },
  {
    topic: 'student',
    question: 'What is the daily limit?',
    answer: [
      'On the free plan there is a number of practice problems for each day; your dashboard shows how many are left. The count starts again at midnight in your time zone. A question that is on your screen can always be finished.',
      'A second try is free, and so is an answer that cannot be read. Reviews that are due do not count. Work from a teacher your school has confirmed does not count either.',
    ],
    words: 'problems left more questions free run out midnight',
    link: { href: '/subscription', label: 'See today’s use', isSignedIn: true },
  },
  {
    topic: 'student',
    question: 'How do I get premium?',
    answer: [
      'Premium has no daily limit, and is the same in everything else. A grown-up decides about it: the page about premium makes a link that you can send them.',
    ],
    words: 'subscription pay upgrade unlimited plan cost price buy',
    link: { href: '/subscribe', label: 'About premium', isSignedIn: true },
  },
  {
    topic: 'student',
    question: 'How do I change my grade?',
    answer: [
      'Choose another one in the grade selector above the skills on your dashboard. Your progress in every skill stays.',
    ],
    words: 'switch year level class older younger',
  },
  {
    topic: 'student',
    question: 'How do I join a class?',
    answer: [
      'Your teacher gives you a code of seven letters. Type it under Classrooms: you see which class it is and what your teacher will see before you join. If your teacher made your account, you are in the class already. Everything else works without a class.',
    ],
    words: 'classroom teacher code enroll add',
    link: { href: '/classrooms', label: 'Open classrooms', isSignedIn: true },
  },
  {
    topic: 'student',
    question: 'How do streaks, points and achievements work?',
    answer: [
      'Your streak counts the days in a row on which you practiced, in your time zone. It lasts until a whole day has gone by without practice. Points come with right answers and with achievements, which mark what you have learned.',
    ],
    words: 'badge days award reward earn',
    link: { href: '/achievements', label: 'See all achievements', isSignedIn: true },
  },
  {
    topic: 'student',
    question: 'What happens when the internet breaks off?',
    answer: [
      'An answer that did not get through is kept on your device, sent again by itself, and counts once. You see a note until it has arrived.',
    ],
    words: 'offline connection wifi lost network sent',
  },
  {
    topic: 'student',
    question: 'Can I practice without the internet?',
    answer: [
      'Yes. With a connection, choose “Download practice” on your practice overview, or “Download this skill” beside a question. The questions are then on your device for a week, with hints and solutions, and you see at once how each one went.',
      'Your answers are sent when the connection is back and count for the day on which you gave them. Work from your teacher is never among them. When you sign out, the questions go off the device.',
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
    question: 'I forgot my password or cannot sign in. What can I do?',
    answer: [
      'Check that the right role is chosen above the button, Student or Teacher, and that Caps Lock is off. After many wrong tries there is a pause of a few minutes.',
      'If your teacher made your account, your teacher can make you a new password. Otherwise choose “Forgot your password?” below the sign-in form: a link to a new one is mailed to the account’s email. Nobody can look your password up, since it is never kept in a readable form.',
    ],
    words: 'login log in reset locked account username',
    ask: { topic: 'help', label: 'Ask for help' },
  },
]
