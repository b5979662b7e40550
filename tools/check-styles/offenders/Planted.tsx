export const Planted = ({ size }: { size: number }) => (
  <>
    <b style={{ marginLeft: size, inlineSize: `${size}px` }} />
    <b style={size > 1 ? { color: "#fff" } : { width: size }} />
    <b style={{ letterSpacing: "0.1em", background: "var(--color-teal)" }} className="left" />
  </>
);
export const useIsWide = () => useMedia("(width >= 1024px)");
export const useIsTall = () => useMedia("(width >= 992px) and (height >= 700px)");
