import { createElement, type ComponentProps } from 'react'

/** The path data of a line, or another shape with its attributes. */
type IconShape = string | readonly [tag: string, attributes: Record<string, string>]

/** An icon of 24 × 24 units; the stylesheet gives its size, the surrounding text its colour. */
export const drawIcon = (shapes: readonly IconShape[]) => (props: ComponentProps<'svg'>) => (
  <svg
    width={24}
    height={24}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden={props['aria-label'] ? undefined : true}
    {...props}
  >
    {shapes.map((shape, index) =>
      typeof shape === 'string' ? (
        <path key={index} d={shape} />
      ) : (
        createElement(shape[0], { key: index, ...shape[1] })
      ),
    )}
  </svg>
)
