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

/** Explains the learner model, and how accurate it is on this server. */
export function ModelTab() {
  const query = useQuery({ ...queryOf(getModelCard), staleTime: 0 })
  return (
    <SchoolSection
      title={t('analytics/model-card')}
      intro={t('analytics/learner-model-estimates-one-thing')}
      query={query}
    >
      {({ figures, model, ...counted }) => (
        <>
          <ModelFacts model={model} />
          {figures === null ? (
            <Card>
              <EmptyState drawing="no-history" title={t('analytics/not-enough-data-yet')}>
                {t('analytics/answers-of-students', {
                  answers: counted.answers,
                  students: counted.students,
                  leastAnswers: counted.leastAnswers,
                  leastStudents: counted.leastStudents,
                })}
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

/** The model version, its starting point, and when it last learned. */
function ModelFacts({ model: { version, isFitted, learnedUntil } }: Pick<ModelCard, 'model'>) {
  const facts = [
    [t('analytics/what-is-estimated'), t('analytics/for-each-student-and-skill')],
    [t('analytics/version'), `${version}`],
    [
      t('analytics/began-from'),
      isFitted ? t('analytics/parameters-fitted-on-earlier-answers') : t('analytics/settings-of-its-authors'),
    ],
    [
      t('analytics/last-refit'),
      learnedUntil === null
        ? t('analytics/learns-from-the-answers')
        : t('analytics/with-all-answers-before-day', {
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
    { name: t('analytics/the-learner-model'), loss: logLoss },
    { name: t('analytics/only-the-share-of-right'), loss: itemLogLoss },
    { name: t('analytics/only-the-share-of-right-answers'), loss: shareLogLoss },
  ]
  return (
    <>
      <Card className="flex flex-col gap-4">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h3 className="text-xl font-semibold">{t('analytics/does-it-come-true')}</h3>
          <CsvButton
            of={t('analytics/forecasts-and-what-happened')}
            load={() => call(getSchoolFile, { params: { table: 'calibration' } })}
          />
        </div>
        <p className="max-w-prose">{t('analytics/from-answers-of-students', { answers, students })}</p>
        <Chart
          label={t('analytics/line-chart-of-how-often')}
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
          caption={t('analytics/how-often-answers-were-right')}
          columns={[
            {
              head: t('analytics/chance-predicted'),
              cell: ({ from, to }) => t('analytics/from-to-percent', { from, to }),
            },
            { head: t('ui/answers'), cell: (bin) => inFigures(bin.answers), isFigure: true },
            {
              head: t('analytics/predicted-on-average'),
              cell: ({ predicted }) => `${predicted}%`,
              isFigure: true,
            },
            { head: t('analytics/were-right'), cell: ({ right }) => `${right}%`, isFigure: true },
          ]}
          rows={bins}
          keyOf={({ from }) => from}
        />
      </Card>
      <Card className="flex flex-col gap-4">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h3 className="text-xl font-semibold">{t('analytics/better-than-counting')}</h3>
          <CsvButton
            of={t('analytics/log-loss')}
            load={() => call(getSchoolFile, { params: { table: 'losses' } })}
          />
        </div>
        <p className="max-w-prose">{t('analytics/log-loss-is-lower')}</p>
        <FigureTable
          caption={t('analytics/log-loss-of-the-model')}
          columns={[
            { head: t('analytics/forecast-by'), cell: ({ name }) => name },
            { head: t('analytics/log-loss-label'), cell: ({ loss }) => loss.toFixed(3), isFigure: true },
          ]}
          rows={compared}
          keyOf={({ name }) => name}
        />
      </Card>
    </>
  )
}
