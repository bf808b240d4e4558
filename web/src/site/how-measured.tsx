import { t } from '../language/messages.ts'
import { inFigures } from '../language/formats.ts'
import { modelFigures } from './model-figures.ts'

/** What the model was tested on, and the results. */
export function HowMeasured() {
  return (
    <section aria-labelledby="measured" className="mt-14">
      <h2 id="measured" className="text-2xl font-bold sm:text-3xl">
        {t('site/how-it-was-measured')}
      </h2>
      <p className="mt-2 max-w-[62ch] text-ink-soft">{t('site/public-research-logs-of-assistments')}</p>
      <div
        className="mt-5 overflow-x-auto"
        role="region"
        aria-label={t('site/figures-of-the-test')}
        tabIndex={0}
      >
        <table className="w-full min-w-120 max-w-[46rem] text-left tabular-nums">
          <thead className="border-b-2 border-line-strong">
            <tr>
              {[
                t('ui/year'),
                t('ui/answers'),
                t('ui/students'),
                t('site/average-gap'),
                t('site/right-or-wrong-predicted'),
              ].map((name, index) => (
                <th
                  key={name}
                  scope="col"
                  className={`py-2 pe-4 font-semibold ${index > 0 ? 'text-right' : ''}`}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {modelFigures.map(({ year, answers, students, gap, right }) => (
              <tr key={year} className="border-b border-line">
                <th scope="row" className="py-2 pe-4 font-semibold">
                  {year}
                </th>
                <td className="py-2 pe-4 text-right">{inFigures(answers)}</td>
                <td className="py-2 pe-4 text-right">{inFigures(students)}</td>
                <td className="py-2 pe-4 text-right">
                  {t('site/gap-points', { gap: (100 * gap).toFixed(2) })}
                </td>
                <td className="py-2 pe-4 text-right">{(100 * right).toFixed(1)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-4 max-w-[62ch] text-ink-soft">{t('site/nobody-can-predict-every-answer')}</p>
    </section>
  )
}
