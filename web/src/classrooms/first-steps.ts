import type { TeachingFigures } from '@skills-center/contract/analytics/teaching'

export interface FirstStep {
  readonly title: string
  readonly text: string
  readonly action: string
  readonly href: string
  readonly isDone: boolean
}

/** From nothing to the first report; each is done when it is so, and not when it was looked at. */
export function firstSteps(figures: TeachingFigures, firstClass: string | undefined): FirstStep[] {
  const inClass = (tab: string) =>
    firstClass === undefined ? '/classrooms' : `/classroom/${firstClass}${tab === '' ? '' : `?tab=${tab}`}`
  return [
    {
      title: 'Create a class',
      text: 'A name and a grade are enough. It comes with a code that students join by.',
      action: 'Open classrooms',
      href: '/classrooms',
      isDone: figures.classes > 0,
    },
    {
      title: 'Add your students',
      text: 'By the code, from a list, or one by one with printed login cards. Nobody needs an email address.',
      action: 'Add students',
      href: inClass('students'),
      isDone: figures.students > 0,
    },
    {
      title: 'Assign something',
      text: 'Pick a skill or a standard. Every student gets questions at their own level.',
      action: 'Assign work',
      href: inClass('assignments'),
      isDone: figures.assignments > 0,
    },
    {
      title: 'See your first report',
      text: 'As soon as somebody has answered, the class overview says who needs help, why, and what to do next.',
      action: 'Open the overview',
      href: inClass(''),
      isDone: figures.hasSeenReport,
    },
  ]
}

export const stepsDone = (steps: readonly FirstStep[]): number => steps.filter(({ isDone }) => isDone).length
