import type { AnswerOf } from '@skills-center/contract/questions/authored'
import { t } from '../language/messages.ts'
import { Select } from '../ui/select.tsx'
import { AxisFields } from './axis-fields.tsx'
import type { AnswerFormProps } from './form-props.ts'
import { LineField } from './line-field.tsx'
import { WrongFields } from './wrong-fields.tsx'

/** Points, a ray or an interval to draw on a number line. */
export function NumberLineFields({
  answer,
  parameter,
  problem,
  onChange,
}: AnswerFormProps<AnswerOf<'number-line'>>) {
  const part = (key: 'from' | 'to' | 'step' | 'every' | 'snap', label: string) => (
    <LineField
      path={`answer.${key}`}
      label={label}
      value={answer[key]}
      problem={problem}
      onChange={(value) => onChange({ ...answer, [key]: value })}
    />
  )
  return (
    <>
      <LineField
        path="answer.marks"
        label={t('Right answer')}
        hint={t(
          'Points as −2, 3, a ray as x >= 3, an interval as −2 < x <= 3. A parameter may stand for a number.',
        )}
        value={answer.marks}
        problem={problem}
        onChange={(marks) => onChange({ ...answer, marks })}
      />
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3">
        {part('from', t('From'))}
        {part('to', t('To'))}
        {part('step', t('Tick every'))}
        {part('every', t('Number every'))}
        {part('snap', t('Marks can be set every'))}
      </div>
      <WrongFields
        wrong={answer.wrong}
        placeholder="x > 3"
        parameter={parameter}
        problem={problem}
        onChange={(wrong) => onChange({ ...answer, wrong })}
      />
    </>
  )
}

const drawings = (): Record<AnswerOf<'coordinate-plane'>['draws'], string> => ({
  points: t('Points'),
  line: t('A line through two points'),
  segment: t('A segment'),
  polygon: t('A polygon'),
  parabola: t('A parabola: its vertex, then another point'),
  'absolute-value': t('A V-shaped graph: its vertex, then another point'),
  exponential: t('An exponential curve: two of its points'),
})
const isDrawing = (value: string): value is keyof ReturnType<typeof drawings> =>
  Object.hasOwn(drawings(), value)

/** What is to be drawn on a coordinate plane. */
export function PlaneFields({
  answer,
  parameter,
  problem,
  onChange,
}: AnswerFormProps<AnswerOf<'coordinate-plane'>>) {
  return (
    <>
      <Select
        label={t('Students draw')}
        value={answer.draws}
        options={Object.entries(drawings()).map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => {
          if (isDrawing(target.value)) onChange({ ...answer, draws: target.value })
        }}
      />
      <LineField
        path="answer.points"
        label={t('Right answer')}
        hint={t('Its points with commas: (0, 2), (1, a + 2).')}
        value={answer.points}
        problem={problem}
        onChange={(points) => onChange({ ...answer, points })}
      />
      <LineField
        path="answer.given"
        label={t('Points that are there already')}
        note={t('(optional)')}
        hint={t('A name may stand before each: A(1, 2), B(3, 4).')}
        value={answer.given}
        problem={problem}
        onChange={(given) => onChange({ ...answer, given })}
      />
      <AxisFields
        legend={t('Across (x)')}
        path="answer.x"
        axis={answer.x}
        problem={problem}
        onChange={(x) => onChange({ ...answer, x })}
      />
      <AxisFields
        legend={t('Up (y)')}
        path="answer.y"
        axis={answer.y}
        problem={problem}
        onChange={(y) => onChange({ ...answer, y })}
      />
      <LineField
        path="answer.snap"
        label={t('Points can be set every')}
        value={answer.snap}
        problem={problem}
        onChange={(snap) => onChange({ ...answer, snap })}
      />
      <WrongFields
        wrong={answer.wrong}
        placeholder="(2, 0), (3, 1)"
        parameter={parameter}
        problem={problem}
        onChange={(wrong) => onChange({ ...answer, wrong })}
      />
    </>
  )
}

const shapes = (): Record<AnswerOf<'plot'>['shape'], { name: string; values: string }> => ({
  'dot-plot': {
    name: t('A dot plot'),
    values: t('How many dots stand over each tick, with commas: 0, 2, 3, a.'),
  },
  'bar-chart': { name: t('A bar graph'), values: t('How high each bar is, with commas: 4, 7, a.') },
  histogram: {
    name: t('A histogram'),
    values: t('How high each bar is, with commas. A bar is as wide as a tick.'),
  },
  'box-plot': {
    name: t('A box plot'),
    values: t('Minimum, lower quartile, median, upper quartile, maximum, with commas.'),
  },
})
const isShape = (value: string): value is keyof ReturnType<typeof shapes> => Object.hasOwn(shapes(), value)

/** A data display to build. */
export function PlotFields({ answer, parameter, problem, onChange }: AnswerFormProps<AnswerOf<'plot'>>) {
  const { shape } = answer
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('Students build')}
          value={shape}
          options={Object.entries(shapes()).map(([value, { name }]) => ({ value, label: name }))}
          onChange={({ target }) => {
            if (isShape(target.value)) onChange({ ...answer, shape: target.value })
          }}
        />
        <LineField
          path="answer.title"
          label={t('Its title')}
          value={answer.title}
          most={120}
          problem={problem}
          onChange={(title) => onChange({ ...answer, title })}
        />
      </div>
      <LineField
        path="answer.values"
        label={t('Right answer')}
        hint={shapes()[shape].values}
        value={answer.values}
        problem={problem}
        onChange={(values) => onChange({ ...answer, values })}
      />
      {shape === 'bar-chart' ? (
        <LineField
          path="answer.labels"
          label={t('Names of the bars, with commas')}
          value={answer.labels.join(',')}
          most={600}
          problem={problem}
          onChange={(labels) =>
            onChange({
              ...answer,
              labels: labels
                .split(',')
                .slice(0, 8)
                .map((label) => label.slice(0, 120)),
            })
          }
        />
      ) : (
        <AxisFields
          legend={t('Across')}
          path="answer.axis"
          axis={answer.axis}
          problem={problem}
          onChange={(axis) => onChange({ ...answer, axis })}
        />
      )}
      {(shape === 'bar-chart' || shape === 'histogram') && (
        <AxisFields
          legend={t('Up')}
          path="answer.value"
          axis={answer.value}
          problem={problem}
          onChange={(value) => onChange({ ...answer, value })}
        />
      )}
      <LineField
        path="answer.within"
        label={t('Each may be off by')}
        note={t('(optional)')}
        value={answer.within}
        problem={problem}
        onChange={(within) => onChange({ ...answer, within })}
      />
      <WrongFields
        wrong={answer.wrong}
        parameter={parameter}
        problem={problem}
        onChange={(wrong) => onChange({ ...answer, wrong })}
      />
    </>
  )
}
