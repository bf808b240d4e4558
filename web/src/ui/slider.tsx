import { useId } from 'react'

interface SliderProps {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step: number
  readonly value: number
  /** The value as people write it. */
  readonly valueText: string
  readonly onChange: (value: number) => void
}

/** A quantity to drag, or to change with the arrow keys. */
export function Slider({ label, min, max, step, value, valueText, onChange }: SliderProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <output htmlFor={id} className="min-w-12 text-end font-semibold tabular-nums">
        {valueText}
      </output>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText}
        onChange={(event) => onChange(Number(event.target.value))}
        className="col-span-2 h-11 w-full cursor-pointer touch-pan-y rounded-md accent-action"
      />
    </div>
  )
}
