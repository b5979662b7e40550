/** The picture that a video shows now, as a file; rejects when this browser cannot draw it. */
export async function stillOf(video: HTMLVideoElement, name: string): Promise<File> {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0 || height === 0) throw new Error("The video has no picture.");
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const drawing = canvas.getContext("2d");
  if (drawing === null) throw new Error("The browser draws no pictures.");
  drawing.drawImage(video, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
  if (blob === null) throw new Error("The browser gives no picture.");
  return new File([blob], `${name.replace(/\.[^.]*$/u, "")}.jpg`, { type: "image/jpeg" });
}
