import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { t } from '../language/messages.ts'

const subjects = () =>
  [
    {
      href: '/math-practice',
      title: t('site/math-practice'),
      text: t('site/what-grades-5-to-8-math'),
      look: 'bg-math-soft hover:border-math',
      ink: 'text-math',
    },
    {
      href: '/science-learning',
      title: t('site/science-learning'),
      text: t('site/physical-and-earth-science'),
      look: 'bg-science-soft hover:border-science',
      ink: 'text-science',
    },
  ] as const

export function SubjectLinks() {
  return (
    <section
      aria-label={t('site/look-inside')}
      className="mx-auto grid max-w-7xl gap-5 px-4 py-14 sm:grid-cols-2 sm:px-8"
    >
      {subjects().map(({ href, title, text, look, ink }) => (
        <Link
          key={href}
          href={href}
          className={`flex flex-col gap-2 rounded-lg border-2 border-transparent p-6 sm:p-8 ${look}`}
        >
          <span className={`flex items-center gap-2 font-display text-2xl font-bold ${ink}`}>
            {title}
            <ArrowRight aria-hidden className="size-6" />
          </span>
          <span className="max-w-[40ch]">{text}</span>
        </Link>
      ))}
    </section>
  )
}
