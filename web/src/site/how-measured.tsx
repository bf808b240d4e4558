import { t } from '../language/messages.ts'
import { inFigures } from '../language/formats.ts'
import { modelFigures } from './model-figures.ts'

/** What the model was tested on, and how it did. */
export function HowMeasured() {
  return (
    <section aria-labelledby="measured" className="mt-14">
      <h2 id="measured" className="text-2xl font-bold sm:text-3xl">
        {t('How it was measured')}
      </h2>
      <p className="mt-2 max-w-[62ch] text-ink-soft">
        {t(
          'Public research logs of ASSISTments, a homework site, hold real answers of students to questions of school math. We let the model predict each answer before it saw it, knowing nothing at first, and compared. If it says 80 out of 100 for many answers, about 80 of 100 should turn out right: the gap is how far off that was on average.',
        )}
      </p>
      <div className="mt-5 overflow-x-auto" role="region" aria-label={t('Figures of the test')} tabIndex={0}>
        <table className="w-full min-w-120 max-w-[46rem] text-left tabular-nums">
          <thead className="border-b-2 border-line-strong">
            <tr>
              {[t('Year'), t('Answers'), t('Students'), t('Average gap'), t('Right or wrong predicted')].map(
                (name, at) => (
                  <th
                    key={name}
                    scope="col"
                    className={`py-2 pe-4 font-semibold ${at > 0 ? 'text-right' : ''}`}
                  >
                    {name}
                  </th>
                ),
              )}
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
                <td className="py-2 pe-4 text-right">{t('{gap} points', { gap: (100 * gap).toFixed(2) })}</td>
                <td className="py-2 pe-4 text-right">{(100 * right).toFixed(1)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-4 max-w-[62ch] text-ink-soft">
        {t(
          'Nobody can predict every answer, and a model that said it could would not be honest. What we ask of it is that its percentages mean what they say. The test can be repeated with the program that comes with the source of this site.',
        )}
      </p>
    </section>
  )
}
