import { ArrowRight, Radio, UsersRound, type LucideIcon } from 'lucide-react'
import { Link } from 'wouter'
import { t } from '../../language/messages.ts'

interface Collaboration {
  readonly title: string
  readonly text: string
  readonly icon: LucideIcon
}

const collaborations = (): readonly Collaboration[] => [
  { title: t('Join Classrooms'), text: t('See your classes, and join one with a code.'), icon: UsersRound },
  { title: t('Live Activities'), text: t('See what your classes are doing together.'), icon: Radio },
]

export function CollaborationCards() {
  return (
    <section aria-labelledby="together">
      <h2 id="together" className="mb-4 text-2xl font-bold">
        {t('Learn together')}
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
