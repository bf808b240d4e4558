import { ArrowRight, ChartNoAxesCombined, FilePlus2, School, type LucideIcon } from 'lucide-react'
import { Link } from 'wouter'
import { t } from '../../language/messages.ts'

interface Tool {
  readonly href: string
  readonly title: string
  readonly text: string
  readonly icon: LucideIcon
  readonly look: string
}

const tools = (): readonly Tool[] => [
  {
    href: '/classrooms',
    title: t('classrooms/my-classrooms'),
    text: t('classrooms/codes-and-login-cards'),
    icon: School,
    look: 'bg-math-soft text-math',
  },
  {
    href: '/ml-analytics',
    title: t('classrooms/analytics'),
    text: t('classrooms/and-how-good-the-model'),
    icon: ChartNoAxesCombined,
    look: 'bg-science-soft text-science',
  },
  {
    href: '/questions/create',
    title: t('classrooms/create-content'),
    text: t('classrooms/write-questions-of-your-own'),
    icon: FilePlus2,
    look: 'bg-warm-soft text-warm',
  },
]

export function ToolCards() {
  return (
    <section aria-labelledby="tools">
      <h2 id="tools" className="mb-4 text-2xl font-bold">
        {t('classrooms/teacher-tools')}
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {tools().map(({ href, title, text, icon: Icon, look }) => (
          <li key={href}>
            <Link
              href={href}
              className="group flex h-full flex-col gap-3 rounded-lg border border-line bg-surface p-5 hover:border-line-strong hover:bg-sunken"
            >
              <span aria-hidden className={`grid size-11 place-items-center rounded-md ${look}`}>
                <Icon className="size-5.5" />
              </span>
              <span className="flex items-center justify-between gap-3 font-display text-xl font-semibold group-hover:underline">
                {title}
                <ArrowRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
              </span>
              <span className="text-ink-soft">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
