import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

const steps = [
  {
    title: 'Open your classes',
    text: 'Create a class, then add students: with a join code, from a CSV list, or one by one with printed login cards.',
    href: '/classrooms',
    action: 'Open classrooms',
  },
  {
    title: 'Choose what to practice',
    text: 'The map of grades shows each skill by strand. Students may change the grade that they see at any time.',
    href: '/grades',
    action: 'Open the map of grades',
  },
  {
    title: 'See what the questions cover',
    text: 'The catalog lists every skill with its Common Core or NGSS standards.',
    href: '/questions/create',
    action: 'Open the catalog',
  },
  {
    title: 'Compare your classes',
    text: 'Students, activities and skills on offer for each class, side by side.',
    href: '/ml-analytics',
    action: 'Open analytics',
  },
  {
    title: 'Lift the daily limit',
    text: 'A school license has seats of premium that you give to students. Work that you assign has no limit without it.',
    href: '/subscription',
    action: 'Open the school license',
  },
  {
    title: 'Know what students see',
    text: 'How practice, hints, limits and mastery work, in plain words.',
    href: '/app/flow',
    action: 'Read the guide',
  },
] as const

/** First steps for a teacher. */
export function TeacherPortalPage() {
  return (
    <div className="flex flex-col gap-8">
      <div>
        <PageHeading title="Teacher portal" />
        <p className="mt-2 text-lg text-ink-soft">Six first steps, in the order that saves the most time.</p>
      </div>
      <ol className="flex flex-col gap-4">
        {steps.map((step, at) => (
          <Card as="li" key={step.href} className="flex flex-wrap items-center gap-x-6 gap-y-4">
            <span
              aria-hidden
              className="grid size-11 shrink-0 place-items-center rounded-full bg-math-soft font-display text-xl font-bold text-math"
            >
              {at + 1}
            </span>
            <div className="min-w-0 flex-1 basis-64">
              <h2 className="text-xl font-semibold">{step.title}</h2>
              <p className="mt-1 text-ink-soft">{step.text}</p>
            </div>
            <ButtonLink href={step.href} variant={at === 0 ? 'primary' : 'outline'}>
              {step.action}
            </ButtonLink>
          </Card>
        ))}
      </ol>
    </div>
  )
}
