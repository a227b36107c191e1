/** Milliseconds between questions about something that the server prepares: at first, after half a minute, after three. */
const CHECK_MS = [1500, 5000, 15_000] as const
/** How many questions are asked at the first pace, and at the first two. */
const CHECKS = [20, 50] as const

/** How long to wait before asking again, after so many answers: less and less often. */
export function pollInterval(answers: number): number {
  const [soon, later] = CHECKS
  return CHECK_MS[answers < soon ? 0 : answers < later ? 1 : 2]
}
