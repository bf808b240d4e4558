import { ChartNoAxesCombined, FlaskConical, Pi, Waypoints } from 'lucide-react'
import { t } from '../language/messages.ts'

const features = () =>
  [
    {
      title: t('site/math-mastery'),
      icon: Pi,
      look: 'bg-math-soft text-math',
      text: t('site/equations-and-slope'),
    },
    {
      title: t('site/science-exploration'),
      icon: FlaskConical,
      look: 'bg-science-soft text-science',
      text: t('site/read-the-data'),
    },
    {
      title: t('site/ai-adaptive'),
      icon: Waypoints,
      look: 'bg-warm-soft text-warm',
      text: t('site/learning-model-picks-the-level'),
    },
    {
      title: t('site/progress-tracking'),
      icon: ChartNoAxesCombined,
      look: 'bg-sunken text-ink',
      text: t('site/mastery-is-the-chance'),
    },
  ] as const

export function FeatureBlurbs() {
  return (
    <section aria-labelledby="features" className="border-y border-line bg-surface">
      <div className="mx-auto max-w-7xl px-4 py-14 sm:px-8">
        <h2 id="features" className="max-w-[24ch] text-3xl font-bold sm:text-4xl">
          {t('site/practice-that-knows')}
        </h2>
        <ul className="mt-9 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {features().map(({ title, icon: Icon, look, text }) => (
            <li key={title}>
              <span aria-hidden className={`grid size-12 place-items-center rounded-md ${look}`}>
                <Icon className="size-6" />
              </span>
              <h3 className="mt-4 text-xl font-bold">{title}</h3>
              <p className="mt-1.5 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
