import { getModelCard, type ModelCard } from '@skills-center/contract/analytics/model-card'
import { getSchoolFile } from '@skills-center/contract/analytics/school-file'
import { useQuery } from '@tanstack/react-query'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { queryOf } from '../platform/queries.ts'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { marksAt } from '../ui/axis-marks.ts'
import { Chart, ChartLine } from '../ui/chart.tsx'
import { FigureTable } from '../ui/figure-table.tsx'
import { CsvButton } from './csv-button.tsx'
import { SchoolSection } from './school-section.tsx'
import { dateFormat, inFigures } from '../language/formats.ts'

/** What the learner model is, and what it is worth here. */
export function ModelTab() {
  const query = useQuery({ ...queryOf(getModelCard), staleTime: 0 })
  return (
    <SchoolSection
      title={t('Model card')}
      intro={t(
        'The learner model estimates one thing: the chance that a student gets a question right now, attentive and without help. Before each answer it says that chance; here is how it came out, over all students of this server.',
      )}
      query={query}
    >
      {({ figures, model, ...counted }) => (
        <>
          <ModelFacts model={model} />
          {figures === null ? (
            <Card>
              <EmptyState drawing="no-history" title={t('Not enough data yet')}>
                {t(
                  'There are {answers, number} answers of {students, number} students. Figures stand here from {leastAnswers} answers of {leastStudents} students on: first tries without hints that were thought about.',
                  {
                    answers: counted.answers,
                    students: counted.students,
                    leastAnswers: counted.leastAnswers,
                    leastStudents: counted.leastStudents,
                  },
                )}
              </EmptyState>
            </Card>
          ) : (
            <Figures figures={figures} {...counted} />
          )}
        </>
      )}
    </SchoolSection>
  )
}

const day = dateFormat({ dateStyle: 'long' })

/** Which model, from what it began, and when it learned last. */
function ModelFacts({ model: { version, isFitted, learnedUntil } }: Pick<ModelCard, 'model'>) {
  const facts = [
    [
      t('What is estimated'),
      t('For each student and skill, the chance of a right answer, and how sure that is.'),
    ],
    [t('Version'), `${version}`],
    [
      t('Began from'),
      isFitted ? t('Parameters fitted on earlier answers') : t('The settings of its authors'),
    ],
    [
      t('Last refit'),
      learnedUntil === null
        ? t('Not yet: it learns from the answers of this server once a day')
        : t('With all answers before {day}; it learns once a day', {
            day: day(learnedUntil),
          }),
    ],
  ]
  return (
    <Card>
      <dl className="flex flex-col gap-2">
        {facts.map(([term, text]) => (
          <div key={term} className="sm:grid sm:grid-cols-[11rem_1fr] sm:gap-x-6">
            <dt className="font-semibold">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

interface FiguresProps extends Pick<ModelCard, 'answers' | 'students'> {
  readonly figures: NonNullable<ModelCard['figures']>
}

function Figures({ figures: { bins, logLoss, shareLogLoss, itemLogLoss }, answers, students }: FiguresProps) {
  const compared = [
    { name: t('The learner model'), loss: logLoss },
    { name: t('Only the share of right answers to this very question'), loss: itemLogLoss },
    { name: t('Only the share of right answers to all questions'), loss: shareLogLoss },
  ]
  return (
    <>
      <Card className="flex flex-col gap-4">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h3 className="text-xl font-semibold">{t('Does it come true?')}</h3>
          <CsvButton
            of={t('forecasts and what happened')}
            load={() => call(getSchoolFile, { params: { table: 'calibration' } })}
          />
        </div>
        <p className="max-w-prose">
          {t(
            'From {answers, number} answers of {students, number} students. Where the line lies on the dashed one, of all the times that the model says 80, about 80 in 100 are right.',
            { answers, students },
          )}
        </p>
        <Chart
          label={t(
            'Line chart of how often answers were right, by the chance predicted. The table below holds every figure.',
          )}
          values={marksAt(100, 25)}
          marks={marksAt(100, 25)}
        >
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full stroke-line-strong"
          >
            <line x1="0" y1="100" x2="100" y2="0" strokeDasharray="5 5" vectorEffect="non-scaling-stroke" />
          </svg>
          <ChartLine points={bins.map(({ predicted, right }) => ({ x: predicted, y: right }))} color="math" />
        </Chart>
        <FigureTable
          caption={t('How often answers were right, by the chance predicted')}
          columns={[
            { head: t('Chance predicted'), cell: ({ from, to }) => t('{from} to {to}%', { from, to }) },
            { head: t('Answers'), cell: (bin) => inFigures(bin.answers), isFigure: true },
            { head: t('Predicted on average'), cell: ({ predicted }) => `${predicted}%`, isFigure: true },
            { head: t('Were right'), cell: ({ right }) => `${right}%`, isFigure: true },
          ]}
          rows={bins}
          keyOf={({ from }) => from}
        />
      </Card>
      <Card className="flex flex-col gap-4">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h3 className="text-xl font-semibold">{t('Is it better than counting?')}</h3>
          <CsvButton of={t('log loss')} load={() => call(getSchoolFile, { params: { table: 'losses' } })} />
        </div>
        <p className="max-w-prose">
          {t(
            'Log loss is lower the more of its chance a forecast gave to what happened; a coin has 0.693. Each one below knew only what came before the answer.',
          )}
        </p>
        <FigureTable
          caption={t('Log loss of the model and of simple baselines')}
          columns={[
            { head: t('Forecast by'), cell: ({ name }) => name },
            { head: t('Log loss'), cell: ({ loss }) => loss.toFixed(3), isFigure: true },
          ]}
          rows={compared}
          keyOf={({ name }) => name}
        />
      </Card>
    </>
  )
}
