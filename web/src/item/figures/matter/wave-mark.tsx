import type { Plot } from '../axes.tsx'
import { Label } from '../label.tsx'
import { withMinus } from '../numeral.ts'
import { textWidth } from '../scale.ts'
import { Spot } from '../spot.tsx'
import { labelSize } from '../svg.tsx'
import { Measure } from './measure.tsx'
import { type Wave, type WaveMark as WaveMarkData, placeOf } from './wave-shape.ts'

/** Space above and below the wave for its marks, and the height above it at which lengths are measured. */
export function marksRoom(marks: readonly WaveMarkData[]): {
  above: number
  below: number
  measureAt: number
} {
  const has = (...kinds: WaveMarkData['mark'][]) => marks.some((mark) => kinds.includes(mark.mark))
  // A length is drawn above the point names, so that neither hides the other.
  const places = has('crest', 'compression') ? 30 : 0
  return {
    above: (has('wavelength') ? 40 : 8) + places,
    below: has('trough', 'rarefaction', 'amplitude') ? 34 : 8,
    measureAt: 14 + places,
  }
}

interface WaveMarkProps {
  mark: WaveMarkData
  wave: Wave
  plot: Plot
  measureAt: number
}

/** Where a mark of a wave begins and ends. */
function layoutWaveMark(wave: Wave, plot: Plot) {
  const origin = plot.x(0)
  const shift = plot.left - origin
  const x = (place: number) => plot.x(place) + shift
  const rest = plot.y(0)
  const isSound = wave.motion === 'longitudinal'
  const crestAt = isSound ? plot.top : plot.y(wave.amplitude)
  const troughAt = isSound ? plot.bottom : plot.y(-wave.amplitude)
  return { x, rest, isSound, crestAt, troughAt }
}

/** A labeled point, or a length, on one wave. */
export function WaveMark(given: WaveMarkProps) {
  const { mark, wave, plot } = given
  const { x, rest, isSound, crestAt, troughAt } = layoutWaveMark(wave, plot)
  switch (mark.mark) {
    case 'crest':
    case 'compression':
      return (
        <Pointed
          mark={mark}
          x={x(placeOf(wave, mark.mark, mark.at))}
          y={crestAt}
          way={-1}
          plot={plot}
          isOn={!isSound}
        />
      )
    case 'rarefaction':
      return (
        <Pointed
          mark={mark}
          x={x(placeOf(wave, mark.mark, mark.at))}
          y={troughAt}
          way={1}
          plot={plot}
          isOn={!isSound}
        />
      )
    case 'trough':
      return (
        <Pointed mark={mark} x={x(placeOf(wave, 'trough', mark.at))} y={troughAt} way={1} plot={plot} isOn />
      )
    case 'rest':
      return <Pointed mark={mark} x={x(placeOf(wave, 'rest', mark.at))} y={rest} way={1} plot={plot} isOn />
    case 'wavelength':
      return <Wavelength {...given} />
    case 'amplitude':
      return <Amplitude {...given} />
    case 'height':
      return <Height {...given} />
  }
}

/** From one crest or compression to the next. */
function Wavelength({ mark, wave, plot, measureAt }: WaveMarkProps) {
  const { x, isSound, crestAt } = layoutWaveMark(wave, plot)
  const kind = isSound ? 'compression' : 'crest'
  const from = x(placeOf(wave, kind, mark.at))
  const to = x(placeOf(wave, kind, mark.at + 1))
  const y = plot.top - measureAt
  return (
    <g>
      <path
        d={`M ${from} ${y - 6} V ${crestAt - 4} M ${to} ${y - 6} V ${crestAt - 4}`}
        className="stroke-line-strong"
        strokeWidth={1.5}
        strokeDasharray="3 3"
      />
      <Measure from={{ x: from, y }} to={{ x: to, y }} />
      <Name mark={mark} x={(from + to) / 2} y={y - 17} plot={plot} />
    </g>
  )
}

/** From rest position to a crest. */
function Amplitude({ mark, wave, plot }: WaveMarkProps) {
  const { x, rest, crestAt, troughAt } = layoutWaveMark(wave, plot)
  const at = x(placeOf(wave, 'crest', mark.at))
  // Beside the arrow, inside the crest, if the text fits; otherwise below the wave.
  const half = (x(wave.wavelength / 2) - x(0)) / 2
  const isInside =
    mark.label !== '' && half * 0.75 > textWidth(mark.label, labelSize) + 10 && rest - crestAt > 34
  return (
    <g>
      <Measure from={{ x: at, y: rest }} to={{ x: at, y: crestAt + 1 }} />
      {isInside ? (
        <Name mark={mark} x={at + 8} y={rest - (rest - crestAt) * 0.36} anchor="start" plot={plot} />
      ) : mark.label === '' ? (
        <Name mark={mark} x={at} y={rest + 18} plot={plot} />
      ) : (
        <>
          <line
            x1={at}
            x2={at}
            y1={rest + 3}
            y2={troughAt + 10}
            className="stroke-line-strong"
            strokeWidth={1.5}
            strokeDasharray="3 3"
          />
          <Name mark={mark} x={at} y={troughAt + 20} plot={plot} />
        </>
      )}
    </g>
  )
}

/** From a trough to a crest. */
function Height({ mark, wave, plot }: WaveMarkProps) {
  const { x, rest, crestAt, troughAt } = layoutWaveMark(wave, plot)
  const at = x(placeOf(wave, 'trough', mark.at))
  const crest = x(placeOf(wave, 'crest', mark.at))
  return (
    <g>
      <line
        x1={crest}
        x2={at + 8 * Math.sign(at - crest)}
        y1={crestAt}
        y2={crestAt}
        className="stroke-line-strong"
        strokeWidth={1.5}
        strokeDasharray="3 3"
      />
      <Measure from={{ x: at, y: troughAt - 1 }} to={{ x: at, y: crestAt + 1 }} />
      <Name mark={mark} x={at} y={crestAt + (rest - crestAt) * 0.4} plot={plot} />
    </g>
  )
}

function Pointed({
  mark,
  x,
  y,
  way,
  isOn,
  plot,
}: {
  mark: WaveMarkData
  x: number
  y: number
  way: 1 | -1
  isOn: boolean
  plot: Plot
}) {
  return (
    <g>
      {isOn ? (
        <circle cx={x} cy={y} r={5} className="fill-ink stroke-surface" strokeWidth={1.5} />
      ) : (
        <line x1={x} x2={x} y1={y + way * 3} y2={y + way * 11} className="stroke-ink" strokeWidth={1.75} />
      )}
      <Name mark={mark} x={x} y={y + way * 21} plot={plot} />
    </g>
  )
}

function Name({
  mark,
  x,
  y,
  plot,
  anchor = 'middle',
}: {
  mark: WaveMarkData
  x: number
  y: number
  plot: Plot
  anchor?: 'start' | 'middle'
}) {
  const half = textWidth(mark.label, labelSize) / 2
  const inside = anchor === 'start' ? x : Math.min(plot.right + 14 - half, Math.max(half, x))
  return (
    <g>
      {mark.label !== '' && (
        <Label x={inside} y={y} anchor={anchor} isStrong>
          {withMinus(mark.label)}
        </Label>
      )}
      <Spot id={mark.id} x={anchor === 'start' ? x + 13 : x} y={y} />
    </g>
  )
}
