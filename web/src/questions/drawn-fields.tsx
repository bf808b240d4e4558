import type { AnswerOf } from '@skills-center/contract/questions/authored'
import { t } from '../language/messages.ts'
import { Select } from '../ui/select.tsx'
import { AxisFields } from './axis-fields.tsx'
import type { AnswerFormProps } from './form-props.ts'
import { LineField } from './line-field.tsx'
import { WrongFields } from './wrong-fields.tsx'

/** Form for points, a ray, or an interval to draw on a number line. */
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
        label={t('questions/right-answer')}
        hint={t('questions/points-as-minus-2')}
        value={answer.marks}
        problem={problem}
        onChange={(marks) => onChange({ ...answer, marks })}
      />
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3">
        {part('from', t('questions/from'))}
        {part('to', t('questions/to'))}
        {part('step', t('questions/tick-every'))}
        {part('every', t('questions/number-every'))}
        {part('snap', t('questions/marks-can-be-set'))}
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
  points: t('questions/points'),
  line: t('questions/line-through-two-points'),
  segment: t('questions/a-segment'),
  polygon: t('questions/a-polygon'),
  parabola: t('questions/then-another-point'),
  'absolute-value': t('questions/a-v-shaped-graph'),
  exponential: t('questions/an-exponential-curve'),
})
const isDrawing = (value: string): value is keyof ReturnType<typeof drawings> =>
  Object.hasOwn(drawings(), value)

/** Form for a drawing on a coordinate plane. */
export function PlaneFields({
  answer,
  parameter,
  problem,
  onChange,
}: AnswerFormProps<AnswerOf<'coordinate-plane'>>) {
  return (
    <>
      <Select
        label={t('questions/students-draw')}
        value={answer.draws}
        options={Object.entries(drawings()).map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => {
          if (isDrawing(target.value)) onChange({ ...answer, draws: target.value })
        }}
      />
      <LineField
        path="answer.points"
        label={t('questions/right-answer')}
        hint={t('questions/its-points-with-commas')}
        value={answer.points}
        problem={problem}
        onChange={(points) => onChange({ ...answer, points })}
      />
      <LineField
        path="answer.given"
        label={t('questions/points-that-are-there-already')}
        note={t('questions/optional')}
        hint={t('questions/name-may-stand')}
        value={answer.given}
        problem={problem}
        onChange={(given) => onChange({ ...answer, given })}
      />
      <AxisFields
        legend={t('questions/across-x')}
        path="answer.x"
        axis={answer.x}
        problem={problem}
        onChange={(x) => onChange({ ...answer, x })}
      />
      <AxisFields
        legend={t('questions/up-y')}
        path="answer.y"
        axis={answer.y}
        problem={problem}
        onChange={(y) => onChange({ ...answer, y })}
      />
      <LineField
        path="answer.snap"
        label={t('questions/points-can-be-set')}
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
    name: t('questions/a-dot-plot'),
    values: t('questions/how-many-dots-stand'),
  },
  'bar-chart': { name: t('questions/a-bar-graph'), values: t('questions/how-high-each-bar') },
  histogram: {
    name: t('questions/a-histogram'),
    values: t('questions/how-high-each-bar-is-with-commas'),
  },
  'box-plot': {
    name: t('questions/a-box-plot'),
    values: t('questions/minimum-lower-quartile-median-upper'),
  },
})
const isShape = (value: string): value is keyof ReturnType<typeof shapes> => Object.hasOwn(shapes(), value)

/** Form for a data display to build. */
export function PlotFields({ answer, parameter, problem, onChange }: AnswerFormProps<AnswerOf<'plot'>>) {
  const { shape } = answer
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('questions/students-build')}
          value={shape}
          options={Object.entries(shapes()).map(([value, { name }]) => ({ value, label: name }))}
          onChange={({ target }) => {
            if (isShape(target.value)) onChange({ ...answer, shape: target.value })
          }}
        />
        <LineField
          path="answer.title"
          label={t('questions/its-title')}
          value={answer.title}
          max={120}
          problem={problem}
          onChange={(title) => onChange({ ...answer, title })}
        />
      </div>
      <LineField
        path="answer.values"
        label={t('questions/right-answer')}
        hint={shapes()[shape].values}
        value={answer.values}
        problem={problem}
        onChange={(values) => onChange({ ...answer, values })}
      />
      {shape === 'bar-chart' ? (
        <LineField
          path="answer.labels"
          label={t('questions/names-of-the-bars')}
          value={answer.labels.join(',')}
          max={600}
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
          legend={t('questions/across')}
          path="answer.axis"
          axis={answer.axis}
          problem={problem}
          onChange={(axis) => onChange({ ...answer, axis })}
        />
      )}
      {(shape === 'bar-chart' || shape === 'histogram') && (
        <AxisFields
          legend={t('questions/up')}
          path="answer.value"
          axis={answer.value}
          problem={problem}
          onChange={(value) => onChange({ ...answer, value })}
        />
      )}
      <LineField
        path="answer.within"
        label={t('questions/each-may-be-off')}
        note={t('questions/optional')}
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
