import { ArrowRight, Radio, UsersRound, type LucideIcon } from 'lucide-react'
import { Link } from 'wouter'
import { t } from '../../language/messages.ts'

interface Collaboration {
  readonly title: string
  readonly text: string
  readonly icon: LucideIcon
}

const collaborations = (): readonly Collaboration[] => [
  { title: t('progress/join-classrooms'), text: t('progress/see-your-classes-and-join'), icon: UsersRound },
  { title: t('progress/live-activities'), text: t('progress/see-what-your-classes'), icon: Radio },
]

export function CollaborationCards() {
  return (
    <section aria-labelledby="together">
      <h2 id="together" className="mb-4 text-2xl font-bold">
        {t('progress/learn-together')}
      </h2>
      <ul className="grid gap-5 sm:grid-cols-2">
        {collaborations().map(({ title, text, icon: Icon }) => (
          <li key={title}>
            <Link
              href="/classrooms"
              className="group flex h-full items-center gap-4 rounded-lg border border-line bg-surface p-5 hover:border-line-strong hover:bg-sunken"
            >
              <span
                aria-hidden
                className="grid size-11 shrink-0 place-items-center rounded-md bg-warm-soft text-warm"
              >
                <Icon className="size-5.5" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-display text-lg leading-snug font-semibold group-hover:underline">
                  {title}
                </span>
                <span className="block text-sm text-ink-soft">{text}</span>
              </span>
              <ArrowRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
