import { ChartNoAxesCombined, FlaskConical, Pi, Waypoints } from 'lucide-react'
import { t } from '../language/messages.ts'

const features = () =>
  [
    {
      title: t('Math Mastery'),
      icon: Pi,
      look: 'bg-math-soft text-math',
      text: t(
        'Fractions, ratios, equations and slope, with numbers that change every time. Any equivalent form of a right answer counts.',
      ),
    },
    {
      title: t('Science Exploration'),
      icon: FlaskConical,
      look: 'bg-science-soft text-science',
      text: t(
        'Read the data, work the model, weigh the claim: food webs, forces, heat and atoms as questions to reason through.',
      ),
    },
    {
      title: t('AI Adaptive'),
      icon: Waypoints,
      look: 'bg-warm-soft text-warm',
      text: t(
        'A learning model picks the level of your next question from your own answers, and tells you why this one came.',
      ),
    },
    {
      title: t('Progress Tracking'),
      icon: ChartNoAxesCombined,
      look: 'bg-sunken text-ink',
      text: t(
        'Mastery is the chance, out of 100, that you get a fresh question right today. It grows with practice you did.',
      ),
    },
  ] as const

export function FeatureBlurbs() {
  return (
    <section aria-labelledby="features" className="border-y border-line bg-surface">
      <div className="mx-auto max-w-7xl px-4 py-14 sm:px-8">
        <h2 id="features" className="max-w-[24ch] text-3xl font-bold sm:text-4xl">
          {t('Practice that knows where you are')}
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
