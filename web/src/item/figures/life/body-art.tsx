import type { ReactNode } from 'react'
import type { Organ } from './body-parts.ts'
import { Tube } from './tube.tsx'

/** The head, torso, and upper arms of a person of no particular age or sex. */
export function BodyOutline() {
  return (
    <path
      d="M 100 5 C 122 5 127 24 125 38 C 124 52 117 62 110 66 L 110 75 C 112 83 130 84 143 88 C 159 92 166 104 168 122 C 171 146 174 168 175 194 C 170 198 162 198 157 195 C 154 172 151 150 146 132 C 144 150 141 168 141 184 C 141 204 147 222 149 247 H 51 C 53 222 59 204 59 184 C 59 168 56 150 54 132 C 49 150 46 172 43 195 C 38 198 30 198 25 194 C 26 168 29 146 32 122 C 34 104 41 92 57 88 C 70 84 88 83 90 75 L 90 66 C 83 62 76 52 75 38 C 73 24 78 5 100 5 Z"
      className="fill-sunken stroke-ink-soft"
      strokeWidth={2}
      strokeLinejoin="round"
    />
  )
}

/** The organs in drawing order, back to front. */
export const organOrder: readonly Organ[] = [
  'blood-vessels',
  'bone',
  'muscle',
  'nerves',
  'spinal-cord',
  'esophagus',
  'kidneys',
  'bladder',
  'trachea',
  'lungs',
  'heart',
  'diaphragm',
  'pancreas',
  'liver',
  'stomach',
  'large-intestine',
  'small-intestine',
  'brain',
  'mouth',
  'skin',
]

const shapes = {
  kidneys:
    'M 80 165 C 70 164 67 176 71 186 C 74 193 82 193 84 187 C 85 183 80 181 80 178 C 80 174 85 173 85 169 C 85 166 83 165 80 165 Z M 120 162 C 130 161 133 173 129 183 C 126 190 118 190 116 184 C 115 180 120 178 120 175 C 120 171 115 170 115 166 C 115 163 117 162 120 162 Z',
  bladder: 'M 88 232 C 88 225 112 225 112 232 C 112 240 104 244 100 246 C 96 244 88 240 88 232 Z',
} as const

const inFront: Record<keyof typeof shapes, readonly Organ[]> = {
  kidneys: ['pancreas', 'liver', 'stomach', 'large-intestine'],
  bladder: ['large-intestine', 'small-intestine'],
}

/** Dashed outlines of organs behind others. */
export function HiddenOutlines({ has }: { has: (organ: Organ) => boolean }) {
  return (['kidneys', 'bladder'] as const)
    .filter((organ) => has(organ) && inFront[organ].some(has))
    .map((organ) => (
      <g key={organ} className="fill-none" strokeLinejoin="round">
        <path d={shapes[organ]} className="stroke-surface/70" strokeWidth={3} />
        <path d={shapes[organ]} className="stroke-ink" strokeWidth={1.5} strokeDasharray="3 2" />
      </g>
    ))
}

const fold = { className: 'fill-none stroke-warm', strokeWidth: 1.5, strokeLinecap: 'round' } as const

/** The drawing of each organ; `has` tells which other organs are drawn. */
const organs: Record<Organ, (has: (organ: Organ) => boolean) => ReactNode> = {
  brain: () => (
    <g>
      <path
        d="M 81 34 C 76 22 86 11 99 13 C 112 10 124 20 119 34 C 120 41 108 43 100 41 C 92 43 80 41 81 34 Z"
        className="fill-warm-soft stroke-warm"
        strokeWidth={2}
      />
      <path
        d="M 100 13 V 41 M 88 19 q 6 1 4 6 q 5 3 1 7 M 84 28 q 5 0 5 5 M 112 19 q -6 1 -4 6 q -5 3 -1 7 M 116 28 q -5 0 -5 5"
        {...fold}
      />
    </g>
  ),
  'spinal-cord': () => <Tube way="M 100 40 V 200" width={6} outer="stroke-warm" inner="stroke-warm-soft" />,
  nerves: () => (
    <path
      d="M 100 88 C 124 88 148 92 155 112 C 160 134 164 160 165 188 M 100 88 C 76 88 52 92 45 112 C 40 134 36 160 35 188 M 100 108 q 18 2 32 14 M 100 108 q -18 2 -32 14 M 100 130 q 18 2 34 16 M 100 130 q -18 2 -34 16 M 100 152 q 18 2 34 18 M 100 152 q -18 2 -34 18 M 100 174 q 18 4 34 24 M 100 174 q -18 4 -34 24 M 100 200 q 16 12 28 44 M 100 200 q -16 12 -28 44"
      className="fill-none stroke-warm"
      strokeWidth={2}
      strokeLinecap="round"
    />
  ),
  mouth: () => (
    <path
      d="M 91 53 Q 100 49 109 53 Q 100 60 91 53 Z"
      className="fill-incorrect stroke-incorrect"
      strokeWidth={1.5}
      strokeLinejoin="round"
    />
  ),
  trachea: () => (
    <g>
      <Tube
        way="M 98 62 V 94 M 98 92 C 96 100 90 104 84 108 M 98 92 C 102 100 110 104 116 108"
        width={7}
        outer="stroke-math"
        inner="stroke-math-soft"
      />
      <path d="M 95 68 h 6 M 95 74 h 6 M 95 80 h 6 M 95 86 h 6" className="stroke-math" strokeWidth={1.5} />
    </g>
  ),
  lungs: () => (
    <path
      d="M 91 88 C 80 84 68 104 64 130 C 63 140 70 141 80 137 C 88 134 93 130 94 121 C 95 108 94 96 91 88 Z M 109 88 C 120 84 132 104 136 130 C 137 140 130 141 124 138 C 119 135 121 126 114 118 C 108 110 106 96 109 88 Z"
      className="fill-incorrect-soft/80 stroke-incorrect"
      strokeWidth={2}
      strokeLinejoin="round"
    />
  ),
  diaphragm: () => (
    <Tube
      way="M 62 148 C 74 132 126 132 138 148"
      width={5}
      outer="stroke-incorrect"
      inner="stroke-incorrect-soft"
    />
  ),
  heart: () => (
    <g>
      <Tube
        way="M 103 106 C 102 96 112 95 112 103"
        width={5}
        outer="stroke-incorrect"
        inner="stroke-incorrect-soft"
      />
      <path
        d="M 103 106 C 96 101 90 108 94 118 C 98 127 108 132 116 137 C 121 131 125 121 121 112 C 117 103 108 102 103 106 Z"
        className="fill-incorrect stroke-surface"
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
    </g>
  ),
  'blood-vessels': () => (
    <g className="fill-none" strokeLinecap="round" strokeWidth={2.5}>
      <path
        d="M 102 116 V 92 C 102 84 104 80 104 64 M 102 92 C 120 90 142 92 150 110 C 156 132 160 160 161 190 M 102 92 C 84 90 60 92 52 110 C 46 132 42 160 41 190 M 104 100 V 198 C 112 214 122 226 124 246 M 104 198 C 90 214 80 226 78 246 M 104 172 h 14 M 104 172 h -22"
        className="stroke-incorrect"
      />
      <path
        d="M 96 116 V 96 C 96 86 95 80 95 64 M 96 96 C 116 96 138 98 145 114 C 150 134 154 160 155 190 M 96 96 C 80 96 64 98 57 114 C 51 134 48 160 47 190 M 97 110 V 202 C 106 216 116 228 118 246 M 97 202 C 86 216 74 228 72 246"
        className="stroke-math"
        strokeDasharray="5 4"
      />
    </g>
  ),
  esophagus: () => (
    <Tube
      way="M 104 58 C 104 90 101 108 103 124 C 104 134 108 138 114 142"
      width={6}
      outer="stroke-warm"
      inner="stroke-warm-soft"
    />
  ),
  liver: () => (
    <path
      d="M 64 152 C 72 139 96 137 120 143 C 121 147 112 150 104 155 C 92 162 80 171 71 173 C 63 172 61 160 64 152 Z"
      className="fill-warm stroke-surface"
      strokeWidth={1.5}
      strokeLinejoin="round"
    />
  ),
  stomach: () => (
    <path
      d="M 110 139 C 118 133 135 137 136 152 C 137 168 122 177 106 175 C 101 174 101 167 106 166 C 114 165 119 160 116 153 C 114 148 108 146 110 139 Z"
      className="fill-warm-soft stroke-warm"
      strokeWidth={2}
      strokeLinejoin="round"
    />
  ),
  pancreas: () => (
    <path
      d="M 88 174 C 96 168 118 172 134 165 C 139 166 137 171 131 174 C 117 180 98 182 90 180 C 86 179 86 176 88 174 Z"
      className="fill-warm-vivid stroke-warm"
      strokeWidth={1.5}
      strokeLinejoin="round"
    />
  ),
  'small-intestine': () => (
    <Tube
      way="M 88 204 H 112 A 4.5 4.5 0 0 1 112 213 H 88 A 4.5 4.5 0 0 0 88 222 H 112 A 4.5 4.5 0 0 1 112 230 H 92"
      width={8}
      outer="stroke-incorrect"
      inner="stroke-incorrect-soft"
    />
  ),
  'large-intestine': () => (
    <g>
      <Tube
        way="M 70 228 V 198 C 70 189 74 189 80 190 C 94 194 106 194 120 190 C 126 189 130 189 130 198 V 226 C 130 236 120 238 112 238 C 105 238 101 238 100 240"
        width={12}
        outer="stroke-warm"
        inner="stroke-warm-soft"
      />
      <path
        d="M 65 204 h 5 M 65 216 h 5 M 75 210 h -5 M 75 222 h -5 M 135 204 h -5 M 135 216 h -5 M 125 210 h 5 M 125 222 h 5 M 90 198 v -5 M 110 198 v -5"
        className="stroke-warm"
        strokeWidth={1.5}
      />
    </g>
  ),
  kidneys: (has) => (
    <g>
      {has('bladder') && (
        <path
          d="M 83 180 C 88 200 92 214 96 228 M 117 178 C 112 200 108 214 104 228"
          className="fill-none stroke-warm"
          strokeWidth={2}
        />
      )}
      <path d={shapes.kidneys} className="fill-incorrect stroke-surface" strokeWidth={1.5} />
    </g>
  ),
  bladder: () => (
    <path
      d={shapes.bladder}
      className="fill-warm-vivid stroke-warm"
      strokeWidth={1.5}
      strokeLinejoin="round"
    />
  ),
  muscle: () => (
    <g>
      <path
        d="M 154 98 C 164 108 170 128 168 146 C 168 158 166 166 166 176 C 160 166 155 152 153 138 C 151 124 150 110 154 98 Z"
        className="fill-incorrect-soft stroke-incorrect"
        strokeWidth={2}
        strokeLinejoin="round"
      />
      <path
        d="M 156 110 C 160 126 164 146 165 164 M 154 120 C 156 136 159 148 162 160 M 160 112 C 164 126 166 138 166 150"
        className="fill-none stroke-incorrect"
        strokeWidth={1}
      />
    </g>
  ),
  bone: () => (
    <path
      d="M 46 96 C 52 97 53 104 48 107 C 44 124 42 150 41 172 C 45 176 43 182 38 180 C 34 183 29 180 32 174 C 35 152 37 126 41 107 C 37 102 40 96 46 96 Z"
      className="fill-surface stroke-ink"
      strokeWidth={2}
      strokeLinejoin="round"
    />
  ),
  skin: () => null,
}

export const OrganShape = ({ organ, has }: { organ: Organ; has: (organ: Organ) => boolean }) =>
  organs[organ](has)
