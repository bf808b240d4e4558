import type { Figure } from '@skills-center/contract/figure'
import { useMemo, useState } from 'react'
import { FigureView } from '../../item/figures/figure-view.tsx'
import { numeral } from '../../item/figures/numeral.ts'
import { t } from '../../language/messages.ts'
import { Slider } from '../../ui/slider.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import type { Motion } from './motion.ts'
import { motionOf } from './motion-of.ts'

/** A lesson's figure, with sliders if it has something to change. */
export function MovingFigure({ figure }: { readonly figure: Figure }) {
  const motion = useMemo(() => motionOf(figure), [figure])
  return motion === null ? <FigureView figure={figure} /> : <Moving figure={figure} motion={motion} />
}

function Moving({ figure, motion }: { readonly figure: Figure; readonly motion: Motion }) {
  const starts = motion.sliders.map(({ start }) => start)
  const [values, setValues] = useState<readonly number[] | null>(null)
  const current = values ?? starts
  const says = motion.says(current)
  const change = (index: number, value: number) => setValues(current.with(index, value))
  return (
    <div>
      {/* The description is about the lesson's own values. */}
      <FigureView figure={values === null ? figure : { ...motion.draw(values), description: says }} />
      <div className="mt-4 rounded-lg border border-line bg-sunken p-4 print:hidden">
        <p className="text-sm text-ink-soft">{t('skills/move-it')}</p>
        <p role="status" className="mt-1 font-display text-xl font-bold tabular-nums">
          {says}
        </p>
        <div className="mt-2 flex flex-col gap-1">
          {motion.sliders.map((slider, index) => (
            <Slider
              key={slider.label}
              {...slider}
              value={current[index] ?? slider.start}
              valueText={(slider.format ?? numeral)(current[index] ?? slider.start)}
              onChange={(value) => change(index, value)}
            />
          ))}
        </div>
        {values !== null && (
          <TextButton look="block" onClick={() => setValues(null)}>
            {t('skills/put-it-back')}
          </TextButton>
        )}
      </div>
    </div>
  )
}
