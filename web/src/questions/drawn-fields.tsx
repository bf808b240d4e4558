import type { AnswerOf } from '@skills-center/contract/questions/authored'
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
        label="Right answer"
        hint="Points as −2, 3, a ray as x >= 3, an interval as −2 < x <= 3. A parameter may stand for a number."
        value={answer.marks}
        problem={problem}
        onChange={(marks) => onChange({ ...answer, marks })}
      />
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3">
        {part('from', 'From')}
        {part('to', 'To')}
        {part('step', 'Tick every')}
        {part('every', 'Number every')}
        {part('snap', 'Marks can be set every')}
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

const drawings: Record<AnswerOf<'coordinate-plane'>['draws'], string> = {
  points: 'Points',
  line: 'A line through two points',
  segment: 'A segment',
  polygon: 'A polygon',
  parabola: 'A parabola: its vertex, then another point',
  'absolute-value': 'A V-shaped graph: its vertex, then another point',
  exponential: 'An exponential curve: two of its points',
}
const isDrawing = (value: string): value is keyof typeof drawings => Object.hasOwn(drawings, value)

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
        label="Students draw"
        value={answer.draws}
        options={Object.entries(drawings).map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => {
          if (isDrawing(target.value)) onChange({ ...answer, draws: target.value })
        }}
      />
      <LineField
        path="answer.points"
        label="Right answer"
        hint="Its points with commas: (0, 2), (1, a + 2)."
        value={answer.points}
        problem={problem}
        onChange={(points) => onChange({ ...answer, points })}
      />
      <LineField
        path="answer.given"
        label="Points that are there already"
        note="(optional)"
        hint="A name may stand before each: A(1, 2), B(3, 4)."
        value={answer.given}
        problem={problem}
        onChange={(given) => onChange({ ...answer, given })}
      />
      <AxisFields
        legend="Across (x)"
        path="answer.x"
        axis={answer.x}
        problem={problem}
        onChange={(x) => onChange({ ...answer, x })}
      />
      <AxisFields
        legend="Up (y)"
        path="answer.y"
        axis={answer.y}
        problem={problem}
        onChange={(y) => onChange({ ...answer, y })}
      />
      <LineField
        path="answer.snap"
        label="Points can be set every"
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

const shapes: Record<AnswerOf<'plot'>['shape'], { name: string; values: string }> = {
  'dot-plot': { name: 'A dot plot', values: 'How many dots stand over each tick, with commas: 0, 2, 3, a.' },
  'bar-chart': { name: 'A bar graph', values: 'How high each bar is, with commas: 4, 7, a.' },
  histogram: {
    name: 'A histogram',
    values: 'How high each bar is, with commas. A bar is as wide as a tick.',
  },
  'box-plot': {
    name: 'A box plot',
    values: 'Minimum, lower quartile, median, upper quartile, maximum, with commas.',
  },
}
const isShape = (value: string): value is keyof typeof shapes => Object.hasOwn(shapes, value)

/** A data display to build. */
export function PlotFields({ answer, parameter, problem, onChange }: AnswerFormProps<AnswerOf<'plot'>>) {
  const { shape } = answer
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Students build"
          value={shape}
          options={Object.entries(shapes).map(([value, { name }]) => ({ value, label: name }))}
          onChange={({ target }) => {
            if (isShape(target.value)) onChange({ ...answer, shape: target.value })
          }}
        />
        <LineField
          path="answer.title"
          label="Its title"
          value={answer.title}
          most={120}
          problem={problem}
          onChange={(title) => onChange({ ...answer, title })}
        />
      </div>
      <LineField
        path="answer.values"
        label="Right answer"
        hint={shapes[shape].values}
        value={answer.values}
        problem={problem}
        onChange={(values) => onChange({ ...answer, values })}
      />
      {shape === 'bar-chart' ? (
        <LineField
          path="answer.labels"
          label="Names of the bars, with commas"
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
          legend="Across"
          path="answer.axis"
          axis={answer.axis}
          problem={problem}
          onChange={(axis) => onChange({ ...answer, axis })}
        />
      )}
      {(shape === 'bar-chart' || shape === 'histogram') && (
        <AxisFields
          legend="Up"
          path="answer.value"
          axis={answer.value}
          problem={problem}
          onChange={(value) => onChange({ ...answer, value })}
        />
      )}
      <LineField
        path="answer.within"
        label="Each may be off by"
        note="(optional)"
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
