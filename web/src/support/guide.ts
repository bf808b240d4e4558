import type { Role } from '@skills-center/contract/ids'

export interface GuideStep {
  readonly title: string
  readonly text: string
  readonly link: { readonly href: string; readonly label: string }
}

/** The way through the product, by role. */
export const guides: Readonly<Record<Role, readonly GuideStep[]>> = {
  student: [
    {
      title: 'Choose a skill',
      text: 'Your dashboard shows the skills of your grade and offers one to go on with. The map of grades has all the others.',
      link: { href: '/', label: 'Open the dashboard' },
    },
    {
      title: 'Answer, and read what comes back',
      text: 'Type or choose your answer and check it. If it is wrong you are told what may have gone wrong and may try once more; then the worked steps are shown. Hints help you on before you answer.',
      link: { href: '/practice/overview', label: 'See what to practice' },
    },
    {
      title: 'Watch your mastery move',
      text: 'Every skill has its own percentage. The progress report shows them all, with the number of answers behind each.',
      link: { href: '/progress-report', label: 'Open the progress report' },
    },
    {
      title: 'Earn points and achievements',
      text: 'Points come from practice. Achievements mark what you have done, and show how far it is to the next one.',
      link: { href: '/achievements', label: 'See all achievements' },
    },
    {
      title: 'Work with your class',
      text: 'Join a class with the code that your teacher gives you. Your classes and their activities stand under Classrooms.',
      link: { href: '/classrooms', label: 'Open classrooms' },
    },
  ],
  teacher: [
    {
      title: 'Open your classes',
      text: 'Create a class, let students join with its code or make accounts for them, and hand out login cards.',
      link: { href: '/classrooms', label: 'Open classrooms' },
    },
    {
      title: 'See what there is to practice',
      text: 'The catalog lists every skill by grade and subject, with its Common Core or NGSS standards.',
      link: { href: '/questions/create', label: 'Open the catalog' },
    },
    {
      title: 'Compare your classes',
      text: 'Analytics shows the figures of your classes side by side.',
      link: { href: '/ml-analytics', label: 'Open analytics' },
    },
    {
      title: 'Know the student’s side',
      text: 'Switch this guide to the students’ part to read what they read. Practice, plans and achievements belong to student accounts.',
      link: { href: '/grades', label: 'Open the map of grades' },
    },
  ],
}
