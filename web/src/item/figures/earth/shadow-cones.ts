import type { Place } from './flat-shapes.ts'

interface Shadow {
  /** Where all light is blocked; a triangle if it comes to a point within reach. */
  umbra: Place[]
  /** Where some light is blocked, including the umbra. */
  penumbra: Place[]
}

/** The shadow of a ball lit by a larger ball, along the line through both, up to `reach` beyond the ball. */
export function shadowOf(
  sun: Place & { radius: number },
  ball: Place & { radius: number },
  reach: number,
): Shadow {
  const apart = Math.hypot(ball.x - sun.x, ball.y - sun.y)
  const along = { x: (ball.x - sun.x) / apart, y: (ball.y - sun.y) / apart }
  const place = (far: number, aside: number): Place => ({
    x: ball.x + along.x * far - along.y * aside,
    y: ball.y + along.y * far + along.x * aside,
  })
  // Outer tangents meet behind the ball; inner tangents spread from a point in front of it.
  const narrowing = (sun.radius - ball.radius) / apart
  const spreading = (sun.radius + ball.radius) / apart
  const tip = ball.radius / narrowing
  const end = Math.min(reach, tip)
  const half = Math.max(0, ball.radius - narrowing * end)
  const wide = ball.radius + spreading * reach
  return {
    umbra: [place(0, -ball.radius), place(end, -half), place(end, half), place(0, ball.radius)],
    penumbra: [place(0, -ball.radius), place(reach, -wide), place(reach, wide), place(0, ball.radius)],
  }
}

/** The radius of a ball whose umbra ends `tip` behind it. */
export const radiusForTip = (sunRadius: number, apart: number, tip: number): number =>
  (sunRadius * tip) / (apart + tip)
